/**
 * Phrases whose numbers are the same in every question: rules of math, conventions, examples. With a different number
 * it is no longer such a phrase, and the question itself must contain that number. Read in plain notation.
 */

/** Numbers that any sentence may use: zero, and the angles and powers of ten that rules are about. */
export const COMMON: ReadonlySet<number> = new Set([0, 90, 180, 360, 10, 100, 1000]);

const PHRASES: readonly string[] = [
	// One
	'equal to 2 instead of 1|by -?1 instead of -?1|(?:square|added) -1|with 1 instead of -1|when the exponent is [01]',
	'(?:greater|less|larger|smaller|more) (?:or less )?than 1',
	'(?:it|which is|base|equals?|equal to|close to|above|such as 0 or|= 0,? (?:when [a-z] = )?) 1',
	'coefficients?(?: of [^ ]+(?: and [^ ]+)?)?(?: are both| are| is not| is| to| of)?,? -?1(?: or -1)?',
	'(?:increases?|decreases?|increase|decrease|change|too large) (?:of |by )1',
	'(?:[a-z] = 1|first number 1, then 2, then 3|at [a-z] = 1)',
	'(?:the )?exponent (?:is|of) 1|denominator 1|divided by(?: the coefficient of [a-z],)? 1',
	'1 to the degree instead of subtracting 1|1 from the number of turning points instead of adding 1',
	'1 (?:radian|in magnitude|in pH|too many|to the degree|to each side|from the number|as one of|for [a-z]|as the (?:power|value))',
	'(?:product|slopes)(?: of the slopes)? (?:of|is|must be) -1',
	'(?:sine|cosine|tangent) is -?1(?: or -1)?|at these angles, the [a-z]+ is -1|1 or less than -1|(?:between|from) -1 (?:and|to) 1|is 1 or -1',
	'(?:with|from|as|each space as|counted|counting at 0|from 0|used|substituted?|by) -?1 (?:instead|in|for)',
	'instead of -?1|multiply by 1 in the form|factor -1 out|the factor -1 changes|i, -1, -i, 1|i\\^\\{2\\} = -1',
	'(?:the )?highest exponent of x is 1|(?:sine|cosine) of 0 is 1|1/[a-z]|is 1°|÷ 2|1 negative factor|factor with this zero is 1',
	'replace y with f⁻\\^\\{1\\}\\(x\\)|as -?\\d+/1|each space (?:as|is) 1|multiplying by 1|result of 1 with',
	// Patterns, triangles, places in lists
	String.raw`\(?[pquv] [+-] [pquv]\)?(?:\^\{[23]\}|\([pquv] [+-] [pquv]\))? = [-pquv+^{}23() ]+`,
	'30-60-90|45-45-90|1 : √3 : 2|sides 1, 1, and √\\{2\\}|sides 1, √\\{3\\}, and 2|[xyPQ]_1',
	'2π|used 3\\.14 or 22/7',
	// Examples that have nothing to do with the numbers of the question.
	'1, 2, 3(?:, …)?|0, 1, 2, 3|such as 1, 2, and 6|[^ ]+ = 40(?=°)',
	'When 17 is divided by 5, the quotient is 3 and the remainder is 2|get 17 from',
	'two factors, 1|divisible by (?:\\d+,? (?:or |and )?)*\\d+|Neither 2 nor 3|test for 9|test 2, 3, 4, …|not 0 or 5',
	'1\\.5 (?:times|interquartile)|34%, the percent between the mean',
	'1/2 instead of 1/3|by [23] (?:instead of (?:taking|squaring|dividing)|one time too many)',
	'divided by \\d+ instead of (?:by \\d+|taking two thirds)|used the test for [39]|[23] × [23](?: × [23])?|12 × 12(?: × 12)?|one 9 too many',
	'(?:substitute|and|n =)? ?1, 2, and 3 for n|i\\^\\{4\\} = 1|is their product -1|[1-4] negative factors?|replaced i\\^\\{2\\} with 1|with 1 instead of -1',
	'multiples π/[46]|√\\{?[23]\\}? instead of √\\{?[23]\\}?|[1-4](?:st|nd|rd|th) segment|(?:row|entries) \\d+(?: and \\d+)?|[23] orders|\\d+, the number of ways to order',
	'the (?:radius|radicand|total time) by 2|1 instead of 2 from the number of sides|cycle of four|sin\\(2x\\) = 2|- 1(?= )|2\\^\\{2\\} x - 1|weighted sum by \\d+|a digit (?:of 5 or more|less than 5) rounds|the \\d+ bounces|less than -1|^\\d+ [-+] \\d+$|2, 3, 5, 7, or 11|both 2 and 3|\\(1, 0\\)|by \\d+/\\d+ instead of by its reciprocal|exponent of x is [12]|by 1, so|1 kilogram is 10|equal i, -1, -i, 1|-1, -i, 1|by 9+0* instead of 9+0*|ratio is not [2-5]|for x > 1|number between 0 and 1|coefficients by \\d+|by [34] instead of [45]|each term by -1|π/[46]|do 2 (?:centimeters|centimetres|inches)|t_\\{[34]\\}|[23] ×(?= row)|multiply by 2$|divide by 2$',
];

export const SET_WORDING: readonly RegExp[] = PHRASES.map(
	(words) => new RegExp(`(?<![\\w.-])(?:${words})(?!\\d|[./]\\d)`, 'g'),
);
