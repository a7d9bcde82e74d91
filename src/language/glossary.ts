/**
 * One usage for everything published: what a North American mathematics teacher says, and what is written instead by
 * mistake. `not` is looked for in text whose formulas have become "¤" (`plainWords` in `usage.ts`). Each entry came
 * from a reading of the bank by teachers; add one whenever a reader marks a phrase for the second time.
 */
export type Scope =
	/** Prompts, choices, hints, reasons and lines of questions, and lectures. */
	| 'learning'
	/** The same without prompts, whose stories may use a word in its everyday sense. */
	| 'explanations'
	/** All of these, posts, pages, messages and lists. */
	| 'everything';

export type GlossaryEntry = { say: string; not: RegExp; in: Scope };

export const GLOSSARY: readonly GlossaryEntry[] = [
	// Algebra
	{ say: 'substitute 3 for x', not: /\bput(?:s|ting)?\b(?! together)/i, in: 'explanations' },
	{ say: 'substitute 3 for x', not: /\bput(?:s|ting)? ¤|\bin place of ¤/i, in: 'learning' },
	{ say: 'variable', not: /\bletters?\b(?! (?:of|in) the)/i, in: 'learning' },
	{
		say: 'simplify, evaluate, calculate, find',
		not: /\bwork(?:s|ed|ing)? (?:it |this |that |them |each )?out\b/i,
		in: 'everything',
	},
	{ say: 'radical, square root', not: /\broot signs?\b|\bunder the root\b/i, in: 'learning' },
	{
		say: 'square root, cube root',
		not: /\b(?:the|a|its|take|taking|takes|took) roots?\b(?! of the (?:equation|polynomial|function))/i,
		in: 'explanations',
	},
	{
		say: 'a product of 21 and a sum of 10',
		not: /\b(?:a|the|with|have) (?:product|sum|difference|quotient) ¤(?! (?:is|in|as|by|into|has|can|equals|to|at|and its|rational or))/i,
		in: 'learning',
	},
	{
		say: 'distribute, expand',
		not: /\bmultipl(?:y|ied|ies|ying) (?:it |them )?out\b/i,
		in: 'learning',
	},
	{
		say: 'remove the parentheses, expand',
		not: /\b(?:leave|left|leaving|drop|dropping) (?:out )?the (?:parenthes[ei]s|brackets?)\b/i,
		in: 'learning',
	},
	{
		say: 'x = 2 or x = 5',
		not: /\b(?<!(?:sum|product) of the )solutions? (?:is|are) ¤[^.]*\.?$/i,
		in: 'explanations',
	},
	{ say: 'the name of the quantity', not: /\bthe answer is\b/i, in: 'explanations' },
	{
		say: 'in reverse, the reverse',
		not: /\bthe other way (?:a)?round\b|\bway round\b/i,
		in: 'everything',
	},
	{
		say: 'factor out',
		not: /\b(?:take|taking|taken|takes|took) (?:¤ |it |the [\w ]{1,30} )?out\b/i,
		in: 'explanations',
	},
	{
		say: 'reverse the inequality symbol',
		not: /\binequality sign|\bturns? (?:a)?round\b|\bturned (?:a)?round\b/i,
		in: 'learning',
	},
	{ say: 'inequality symbol', not: /\bthe sign (?:turns|flips|is reversed)\b/i, in: 'learning' },
	{
		say: 'coefficient',
		not: /\bnumber (?:before|in front of) (?:¤|the variable|x)\b/i,
		in: 'learning',
	},
	{ say: 'negative sign', not: /\bminus (?:sign )?in front of\b/i, in: 'learning' },
	{
		say: 'numerator and denominator',
		not: /\b(?:tops?|bottoms?) (?:and (?:bottoms?|tops?)|of the fraction)\b|\bthe (?:top|bottom)s?\b(?! (?:of|edge|row|line|left|right|shelf|half|floor|speed|face|base|angle|side|number))/i,
		in: 'explanations',
	},
	{ say: 'reciprocal', not: /\bupside down\b/i, in: 'learning' },
	{ say: 'isolate, is by itself', not: /\bstands? alone\b|\bstanding alone\b/i, in: 'learning' },
	{ say: 'the exact name of the step', not: /\bput(?:s|ting)? back\b/i, in: 'everything' },
	{ say: 'combine like terms', not: /\bcollect(?:s|ed|ing)? the terms\b/i, in: 'learning' },
	{ say: 'the number in the equation', not: /\bnumbers? of the equation\b/i, in: 'learning' },
	{ say: 'separated by commas', not: /\bcommas? between\b/i, in: 'learning' },
	{ say: 'has zeros 2 and 5', not: /\bhas the (?:zeros?|solutions?|roots?) ¤/i, in: 'learning' },
	{ say: 'the opposite of', not: /\bopposite to\b/i, in: 'learning' },
	{
		say: 'what was done: "added the exponents"',
		not: /\b(?:made|makes) (?:a|an|one) (?:\w+ )?(?:mistake|slip|error)\b|\b(?:calculated|found|counted|worked|computed|used|read|took|made|combined) (?:\w+ ){0,6}(?:wrongly|badly|incorrectly)\b/i,
		in: 'explanations',
	},
	{
		say: 'used the wrong sign',
		not: /\btook (?:the )?(?:wrong|other) sign\b/i,
		in: 'explanations',
	},
	// Functions and graphs
	{
		say: 'Which equation matches the graph?',
		not: /\b(?:rule|equation|formula|function|graph|table)s? belongs? to\b/i,
		in: 'learning',
	},
	{ say: 'increases by 1', not: /¤ (?:grows|grew|goes up|rises) by\b/i, in: 'learning' },
	{ say: 'the change in y', not: /(?<!rate of )\bchange of ¤/i, in: 'learning' },
	{
		say: 'Test the point (0, 0)',
		not: /\bcheck with (?:one|a|another) (?:point|value|number)\b/i,
		in: 'learning',
	},
	{ say: 'at x = 3', not: /\bat the place\b/i, in: 'learning' },
	{
		say: 'adjacent sides, consecutive terms',
		not: /\bneighbou?ring (?:sides?|angles?|slopes?|lengths?|signs?|terms?|entries|dots|points)\b/i,
		in: 'learning',
	},
	{ say: 'with no common factor', not: /\bwithout (?:a )?common factors?\b/i, in: 'learning' },
	{ say: 'constant acceleration', not: /\bsteady acceleration\b/i, in: 'learning' },
	{ say: '2 is the square root of what number?', not: /\bof which number\b/i, in: 'learning' },
	{ say: '“and”, with curly quotation marks', not: /(?<![<=])"\w[^"<>=]*"/, in: 'learning' },
	{
		say: 'the greatest and least values',
		not: /\bthe (?:greatest|least|highest|lowest|first|filled|horizontal|vertical) and the \w+ (?:value|shift|dot|term|point)\b/i,
		in: 'learning',
	},
	{
		say: 'the ratio of consecutive outputs',
		not: /\bneighbou?ring (?:outputs?|values?)\b/i,
		in: 'learning',
	},
	// Wording of questions and hints
	{
		say: 'a question a tutor would ask',
		not: /\bread (?:the (?:question|problem|text) )?again\b/i,
		in: 'explanations',
	},
	{
		say: 'we want, is needed',
		not: /\b(?:is|are|what is|the) (?:sought|wanted)\b/i,
		in: 'learning',
	},
	{
		say: 'from least to greatest',
		not: /\b(?:in order of size|by size|in size order)\b/i,
		in: 'learning',
	},
	{
		say: 'Determine whether, State whether',
		not: /\bsay (?:whether|if|which|why|how)\b/i,
		in: 'learning',
	},
	{ say: '$12', not: /(?:¤|\d) dollars\b/i, in: 'learning' },
	{ say: '2, 3, and 5 (serial comma)', not: /¤, ¤ (?:and|or) ¤/, in: 'learning' },
	// Everything
	{ say: 'think, expect', not: /\breckon(?:s|ed|ing)?\b/i, in: 'everything' },
	{ say: 'again', not: /\banew\b|\bonce anew\b/i, in: 'everything' },
	{ say: 'said, stated, given', not: /\b(?:is|are|was|were|be|been) told\b/i, in: 'everything' },
	{ say: 'a loan from', not: /\blent (?:to|from|by)\b/i, in: 'everything' },
];
