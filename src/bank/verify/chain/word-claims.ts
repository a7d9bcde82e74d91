/**
 * What a record says about its own formula or graph in words alone: a coefficient is negative, a parabola opens
 * upward, two lines are parallel. A wrong word here changes no number, so no other check detects it. One file, because each
 * claim is a few lines that read the same formulas.
 */
import { questionText } from '../../../math/question-text.ts';
import type { Question } from '../../../schemas/wire/question.ts';
import { inRadians, isNear, numberIn } from '../equation-lines.ts';
import { sidesOf } from '../values.ts';
import { quadrantOf } from './number-facts.ts';
import { hasParity } from './parity.ts';

/** Issues for the words that are not true of the question. */
export function checkWordClaims(question: Question): string[] {
	const { steps, hints } = question;
	const said = [
		...steps.flatMap(({ text, why = '' }) => [text, why]),
		...hints.map(({ text }) => text),
	];
	return [
		...otherWords(said, question),
		...said.flatMap(untrueEverywhere),
		...said.flatMap(otherSignIn),
		...said.flatMap((text) => otherCommon(text, question.question)),
		...steps.flatMap(({ text, why = '' }) => [
			...otherSign(`${text} ${why}`, question),
			...otherEnds(text, question.answer.text),
			...otherRightEnd(text),
			...otherExponent(text, why),
			...otherQuadrant(text, why),
			...otherCoordinate(why),
			...otherSide(text, why),
			...otherMeasure(why),
			...otherDirections(text, why),
			...otherParity(text),
			...otherSquare(text, question),
			...otherEndpoint(text, question.answer.text),
			...otherDegree(text, question.question),
		]),
		...steps.flatMap((_, at) => otherRatio(steps, at)),
		...otherExtreme(steps.map(({ text }) => text)),
		...otherGaps(steps.map(({ text }) => text)),
	];
}

/** Words that are easily confused. Where the question has only one of a pair, its solution must not use only the other. */
const PAIRS: readonly (readonly [string, string])[] = [
	['parallel', 'perpendicular'],
	['current', 'wind'],
	['arithmetic', 'geometric'],
	['maximum', 'minimum'],
	['greatest', 'least'],
	['upper', 'lower'],
	['complementary', 'supplementary'],
	['permutation', 'combination'],
	['independent', 'dependent'],
	['union', 'intersection'],
	['growth', 'decay'],
	['grow', 'shrink'],
	['rise', 'fall'],
	['stretch', 'compression'],
	['linear', 'quadratic'],
	['linear', 'exponential'],
	['direct', 'inverse'],
	['even', 'odd'],
	['degree', 'radian'],
	['perimeter', 'area'],
	['leg', 'hypotenuse'],
	['rectangle', 'triangle'],
	['cone', 'cylinder'],
	['prism', 'pyramid'],
	['parabola', 'circle'],
	['ellipse', 'hyperbola'],
	['elevation', 'depression'],
	['profit', 'revenue'],
	['loan', 'savings'],
	['deposit', 'payment'],
	['intensity', 'amplitude'],
];

type Confused = { word: string; others: readonly string[] };

/** What each word is confused with; also in the plural and at the start of a sentence. */
const CONFUSED: ReadonlyMap<string, Confused> = new Map(
	PAIRS.flat().flatMap((word) => {
		const others = PAIRS.flatMap(([one, other]) =>
			one === word ? [other] : other === word ? [one] : [],
		);
		return formsOf(word).map((form) => [form, { word, others }] as const);
	}),
);

function formsOf(word: string): string[] {
	const capital = word.replace(/^./, (first) => first.toUpperCase());
	return [word, `${word}s`, capital, `${capital}s`];
}

/** Those of the pairs, in the singular. */
const confusedIn = (text: string): Confused[] =>
	(text.match(/[A-Za-z]+(?:-[A-Za-z]+)*/g) ?? []).flatMap((word) => CONFUSED.get(word) ?? []);

const has = (all: readonly Confused[], word: string): boolean =>
	all.some((one) => one.word === word);

/** "perpendicular" where the question says only "parallel". */
function otherWords(said: readonly string[], { question, question_html, answer }: Question) {
	let given: readonly Confused[] | undefined;
	return said.flatMap((text) => {
		const found = confusedIn(text);
		if (found.length === 0) return [];
		const choices = (answer.choices ?? []).map((choice) => choice.text);
		given ??= confusedIn(
			[questionText(question), question_html, answer.text, ...choices].join(' '),
		);
		const asked = given;
		return found
			.filter(({ word }) => !has(asked, word))
			.flatMap(({ word, others }) =>
				others
					.filter((other) => has(asked, other) && !has(found, other))
					.map((other) => `"${text}" says "${word}" where the question says "${other}"`),
			);
	});
}

/** What no question makes true: squares have no sign to lose, and operations go from left to right. */
const UNTRUE = new RegExp(
	[
		'(?:square|absolute value|length|even power|√[a-z]|real number|root of a number) is never positive',
		'times a negative number is never negative',
		'\\b(?:add|subtract|multiply|divide|work|comes first) from right to left',
		'^A numerator is 0 when',
		'(?:switch|multiply) the entries on the other diagonal',
		'product of the entries on the main diagonal',
		'subtraction applies to (?:both|all) terms of the first',
		'flattens as it crosses, the exponent is (?:even|1)',
		'\\bcomplement of an angle has the same (?:sine|absolute)|supplement of an angle has the same (?:cosine|tangent)',
		'subtract the (?:later|final|new|actual|greatest|larger|higher|sum|total(?! of)|third quartile|amount(?! borrowed)|dividend|perimeter|rate of the pipe|area of the (?:whole|large|floor|wall|patio)) [^,:;]*from the',
		'hypotenuse(?: over [a-z]+)?: .*side [a-z] is a leg|is a leg of a triangle whose legs',
		'hypotenuse, half of the hyp|longer leg, half of|twice the longer leg|√3 times the longer|hypotenuse; the longer leg is √3',
		'(?:shorter leg|hypotenuse)(?: of a 30-60-90 triangle,|; in a 30-60-90 triangle, it is) √3 times|the shorter leg is √3',
		'(?:multiply|divide) the second factors',
		'counted from the second digit',
		'second coordinates are the inputs|first coordinates are the outputs',
		'second term over 1 minus|series with second term|to the second term k|the second term by the common ratio k',
		'so that the second term in the [a-z]+ is positive',
		'expand along the second row: the signs are plus',
		'second quartile',
		'quadratic [a-z]+ (?:has|have|are) equal first differences|first differences of a quadratic|constant first difference is 2a|half of the first difference',
		'cubic function has equal (?:first|second) differences',
		'twice the product of \\S+ and the first term|last term is the square of the first term',
		'the second [a-z]+ is (?:not )?returned',
		'n = 1 must give the (?!first)|exponent of 0 in the (?!first)',
		'parallel to the first side|half as long as the first side|positive measure for the first angle',
		'without flattening, the exponent is (?:even|odd|[02-9])',
		'outcomes in (?:neither|one|either) events? |would be counted (?:once|three)',
		'arithmetic (?:sequence|series) with a common ratio|geometric (?:sequence|series) with a common difference',
	].join('|'),
);

const untrueEverywhere = (text: string): string[] =>
	UNTRUE.test(text) ? [`"${text}" is not true`] : [];

/** An arithmetic sequence has a common difference, and a geometric one a common ratio. */
function otherCommon(text: string, prompt: string): string[] {
	if (!text.includes('common ')) return [];
	const [said, kind] = /\bcommon (difference|ratio)\b/.exec(text) ?? [];
	if (said === undefined) return [];
	const [isArithmetic, isGeometric] = ['arithmetic', 'geometric'].map((word) =>
		prompt.includes(word),
	);
	return isArithmetic === isGeometric || isArithmetic === (kind === 'difference')
		? []
		: [`"${text}" says "${said}" of the other kind of sequence`];
}

/** Where each ratio is positive. */
const POSITIVE_IN: Readonly<Record<string, string>> = {
	sine: 'I II',
	cosine: 'I IV',
	tangent: 'I III',
};

const IN_QUADRANTS = '(I{1,3}|IV)(?: and (I{1,3}|IV))?(?![A-Z])';
const SIGN_IN = new RegExp(
	`quadrants? ${IN_QUADRANTS}, where the (co)?(sine|tangent) is (positive|negative)|\\b(co)?(sine|tangent) is (positive|negative) in quadrants? ${IN_QUADRANTS}`,
);

/** "300° lies in quadrant IV, where the cosine is positive", "the tangent is negative in quadrants II and IV" */
function otherSignIn(text: string): string[] {
	if (!text.includes('quadrant')) return [];
	const [said, a, b, co, ratio, sign, ...rest] = SIGN_IN.exec(text) ?? [];
	if (said === undefined) return [];
	const [laterCo, laterName, laterSign, c, d] = rest;
	const name = `${co ?? laterCo ?? ''}${ratio ?? laterName ?? ''}`;
	const positive = POSITIVE_IN[name]?.split(' ');
	const isPositive = (sign ?? laterSign) === 'positive';
	const quadrants = [a ?? c, b ?? d].filter((quadrant) => quadrant !== undefined);
	return positive && quadrants.some((one) => positive.includes(one) !== isPositive)
		? [`"${said}" is not true`]
		: [];
}

const SIGN_WORDS =
	/(?<!correlation )coefficient(?: of the [a-z ]+?)? is (positive|negative)|(?:graph|parabola|branch) opens (up|down)(?:ward)?\b|right end of the graph goes (up|down)|from there the graph (rises|falls)/g;

/** Words that disagree with the leading sign of the function that the question or its answer gives. */
function otherSign(words: string, { question, answer }: Question): string[] {
	if (words.search(SIGN_WORDS) < 0) return [];
	const rules = [...`${question} ${answer.text}`.matchAll(/(?:\by|[a-z]\(x\)) = ([^$]*)/g)].map(
		([, rule = '']) => rule,
	);
	const signs = new Set(rules.map((rule) => rule.startsWith('-')));
	if (signs.size !== 1 || rules.some((rule) => /^-?\\frac\{[^{}]*\}\{[^{}]*[a-z]/.test(rule)))
		return [];
	return [...words.matchAll(SIGN_WORDS)]
		.filter(
			([, ...found]) =>
				signs.has(true) !== found.some((word) => /negative|down|falls/.test(word ?? '')),
		)
		.map(([phrase]) => `"${phrase}" does not agree with ${rules.join(', ')}`);
}

/**
 * The ends of a graph go in the same direction exactly when the degree is even, and each goes where the answer says
 * that it goes.
 */
function otherEnds(text: string, answer: string): string[] {
	const degree = /degree is (even|odd)/.exec(text)?.[1];
	const ends = /ends go in (the same direction|opposite directions)/.exec(text)?.[1];
	const isOther =
		degree && ends && (degree === 'even') !== (ends === 'the same direction')
			? true
			: [...text.matchAll(/(rises|falls) to the (left|right)/g)].some(([said, verb, side]) => {
					const other = `${verb === 'rises' ? 'falls' : 'rises'} to the ${side}`;
					return answer.includes(other) && !answer.includes(said);
				});
	return isOther ? [`"${text}" is not true`] : [];
}

/** The sign of the leading coefficient is the direction of the right end. */
function otherRightEnd(text: string): string[] {
	const sign = /leading coefficient is (positive|negative)/.exec(text)?.[1];
	const way = /right end of the graph goes (up|down)/.exec(text)?.[1];
	return !sign || !way || (sign === 'positive') === (way === 'up') ? [] : [`"${text}" is not true`];
}

/** The exponent is even where a graph touches the axis, odd where it flattens as it crosses, and 1 where it just crosses. */
function otherExponent(text: string, why: string): string[] {
	const exponent = /the exponent (?:of the factor with this zero )?is (even|odd|\d)/.exec(why)?.[1];
	const does = /[Tt]he graph (touches|crosses|flattens) /.exec(text)?.[1];
	if (!exponent || !does) return [];
	const kind = /^[02468]$/.test(exponent) ? 'even' : /^[3579]$/.test(exponent) ? 'odd' : exponent;
	const wanted = does === 'touches' ? 'even' : does === 'flattens' ? 'odd' : '1';
	return kind === wanted ? [] : [`"${why}" is not a reason for "${text}"`];
}

/** A reason that names a different quadrant from that of the angle at the end of its line. */
function otherQuadrant(text: string, why: string): string[] {
	const named = /^in quadrant (IV|I{1,3}), /.exec(why)?.[1];
	if (named === undefined) return [];
	const angle = sidesOf(text.replaceAll('$', '')).at(-1) ?? '';
	const value = numberIn(inRadians(angle));
	return Number.isNaN(value) || named === quadrantOf(value)
		? []
		: [`"${why}" is not a reason for "${text}"`];
}

/** Where the rate of change is negative, the values of the function decrease, and where it is positive, they increase. */
function otherDirections(text: string, why: string): string[] {
	if (!why.startsWith('the values of the function ')) return [];
	const [, before, after = before] =
		/^the values of the function (in|de)crease (?:both )?before (?:.* and (in|de)crease )?(?:and )?after/.exec(
			why,
		) ?? [];
	const [, sign, next = sign] =
		/^The rate is (positive|negative) (?:on both sides|before and (positive|negative) after)/.exec(
			text,
		) ?? [];
	if (before === undefined || sign === undefined) return [];
	return (before === 'in') === (sign === 'positive') && (after === 'in') === (next === 'positive')
		? []
		: [`"${why}" is not a reason for "${text}"`];
}

/**
 * A reason names the ratio of its line or, for an inverse function, of the last line that has one; and from
 * "cos A = 2/3" only the inverse cosine gives A.
 */
function otherRatio(steps: Question['steps'], at: number): string[] {
	const { text = '', why = '' } = steps[at] ?? {};
	const said = RATIO_SAID.exec(why)?.[1];
	const inverse = text.includes('^{-1}') ? INVERSE.exec(text)?.[1] : undefined;
	if (said === undefined && inverse === undefined) return [];
	const before = steps.slice(0, at).map((step) => step.text);
	const nearest = (lines: readonly string[]) => lines.findLast((line) => RATIO.test(line));
	const [own, last] = [nearest([...before, text]), nearest(before)];
	return [
		...(said !== undefined && own !== undefined && !own.includes(`\\${said.slice(0, 3)}`)
			? [`"${why}" is not a reason for "${text}": the ratio is "${RATIO.exec(own)?.[1]}"`]
			: []),
		...(inverse !== undefined && last !== undefined && !last.includes(`\\${inverse}`)
			? [`"${text}" does not follow from "${last}": it takes the inverse of another function`]
			: []),
	];
}

/** "sine is opposite over hypotenuse", "use the inverse sine" */
const RATIO_SAID = /^(?:use the inverse )?(sine|cosine|tangent)(?= is | key| to |[,;]|$)/;

const RATIO = /\\(sin|cos|tan)(?![a-z])/;

/** "A = sin⁻¹(…)" */
const INVERSE = /^\$[A-Z] = \\(sin|cos|tan)\^\{-1\}/;

/** On the unit circle, the cosine is the x-coordinate of a point, and the sine is its y-coordinate. */
const otherCoordinate = (why: string): string[] =>
	/\b(?:sine is the x|cosine is the y)-coordinate\b/.test(why) ? [`"${why}" is not true`] : [];

/** "The set extends to the left without end.": no lower limit, which is written −∞. */
function otherSide(text: string, why: string): string[] {
	const side = /^The set extends to the (left|right) without end\.$/.exec(text)?.[1];
	const said = /^(−∞|∞) stands for|\bno (lower|upper) limit|^everything to the (left|right) /
		.exec(why)
		?.slice(1)
		.find(Boolean);
	if (side === undefined || said === undefined) return [];
	return ['−∞', 'lower', 'left'].includes(said) === (side === 'left')
		? []
		: [`"${why}" is not a reason for "${text}"`];
}

/** A price per foot goes with a length, a price per square foot with an area. */
const otherMeasure = (why: string): string[] =>
	/length(?:, [^,]*,)? by the price per square|area(?:, [^,]*,)? by the price per (?!square)/.test(
		why,
	)
		? [`"${why}" mixes a length and an area`]
		: [];

/** Where "the values go from −2 to 2", 2 is the greatest value and −2 the least. */
function otherExtreme(lines: readonly string[]): string[] {
	const [, low, high] = /values go from \$([^$]*)\$ to \$([^$]*)\$/.exec(lines.join(' ')) ?? [];
	if (low === undefined) return [];
	return lines.flatMap((line) => {
		const [, value, name] = /the value is \$([^$]*)\$, the (greatest|least) value/.exec(line) ?? [];
		return value === undefined || value === (name === 'least' ? low : high)
			? []
			: [`"${line}" does not name the ${name} value`];
	});
}

/** Points that are one or half a period apart: the gaps fill the whole, and there is one more point. */
function otherGaps(lines: readonly string[]): string[] {
	const numberAfter = (pattern: RegExp) =>
		numberIn(inRadians(pattern.exec(lines.join(' '))?.[1] ?? ''));
	const gap = numberAfter(/periods?, \$([^$]*)\$, apart/);
	return lines.flatMap((line) => {
		const [said, whole = '', gaps, points] =
			/These two are \$([^$]*)\$ apart, which is \$(\d+)\$ [a-z ]*?periods?, so there are \$(\d+)\$ in all/.exec(
				line,
			) ?? [];
		if (said === undefined) return [];
		const isCounted = Number(points) === Number(gaps) + 1;
		const isFilled = Number.isNaN(gap) || isNear(numberIn(inRadians(whole)), Number(gaps) * gap);
		return isCounted && isFilled ? [] : [`"${said}" is not true`];
	});
}

const PARITY = /\$([^$]*)\$(?: and \$([^$]*)\$)? (?:is an?|are) (even|odd) functions?/g;

/** "Both $x^{2}$ and $2x$ are even functions." Names of functions say nothing. */
const otherParity = (text: string): string[] =>
	[...text.matchAll(PARITY)].flatMap(([said, one = '', other = one, parity]) =>
		[one, other].every(
			(tex) => /^[a-z]$/.test(tex) || hasParity(tex, parity === 'even' ? 1 : -1) !== false,
		)
			? []
			: [`"${said}" is not true`],
	);

/** "$x$ is squared, so the axis of symmetry is vertical." */
function otherSquare(text: string, { question, steps }: Question): string[] {
	const [said, letter, way] =
		/\$([a-z])\$ is squared(?:, so the axis of symmetry is (vertical|horizontal))?/.exec(text) ??
		[];
	if (letter === undefined) return [];
	const square = new RegExp(`${letter}\\^\\{2\\}|${letter} [-+] [^()]*\\)\\^\\{2\\}`);
	const isSquared = [question, ...steps.map((step) => step.text)].some((line) => square.test(line));
	const isUpright = way === undefined || (way === 'vertical') === (letter === 'x');
	return isSquared && isUpright ? [] : [`"${said}" is not true`];
}

/** "The left endpoint is $-5$, and it is not included.": the answer is (−5, …). */
function otherEndpoint(text: string, answer: string): string[] {
	const [said, side, end = '', not] =
		/[Tt]he (left|right) endpoint is \$([^$]*)\$, and it is (not )?included/.exec(text) ?? [];
	if (said === undefined) return [];
	const [open, closed] = side === 'left' ? [`(${end}, `, `[${end}, `] : [`, ${end})`, `, ${end}]`];
	const stands = answer.includes(open) || answer.includes(closed);
	return !stands || answer.includes(not ? open : closed) ? [] : [`"${said}" is not true`];
}

/** One more than the number of turning points. */
function otherDegree(text: string, prompt: string): string[] {
	const [said, degree] = /turning points, so the degree is at least \$(\d+)\$/.exec(text) ?? [];
	const [, turns] = /exactly \$?(\d+)\$? turning points?/.exec(prompt) ?? [];
	return said === undefined || turns === undefined || Number(degree) === Number(turns) + 1
		? []
		: [`"${said}" is not true`];
}
