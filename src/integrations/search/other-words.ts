/**
 * Words that visitors use and our titles do not: each entry adds its words to every record whose title matches. British
 * and school terms map to the curricula's American ones, memory aids to what they are about.
 */
const OTHER_WORDS: readonly (readonly [title: RegExp, words: string])[] = [
	// British and North American names of the same thing.
	[/\bslope/i, 'gradient rise over run'],
	[/^[\d. ]*(?:\w+ )?integers\b/i, 'negative numbers'],
	[/multiplying integers|dividing integers/i, 'minus times minus negative'],
	[/adding and subtracting fractions/i, 'different unlike denominators common denominator'],
	[/dividing fractions/i, 'flip multiply reciprocal'],
	[/zero and negative exponents/i, 'anything power of 0'],
	[/relations and functions/i, 'is it a function vertical line test'],
	[/lines of fit|regression/i, 'line of best fit'],
	[/(?:writing|graphing)(?: and \w+)? inequalities/i, 'number line'],
	[/laws of logarithms|properties of logarithms/i, 'log rules'],
	[/solving by factoring/i, 'quadratic equations'],
	[/factoring a?x²/i, 'trinomials trinomial quadratics'],
	[/solving by (?:substitution|elimination)/i, 'method'],
	[/operations with radicals/i, 'rationalize rationalise the denominator'],
	[/\b(?:problems|applications|models|modell?ing)\b/i, 'word problems'],
	[/equivalent fractions/i, 'simplifying simplify reduce lowest terms'],
	[/properties of circles|angles and segments in circles/i, 'circle theorems'],
	[/^workbooks/i, 'worksheets worksheet printable pdf answer key answers'],
	[/solving proportions/i, 'cross multiplication multiply'],
	[/prime factorization/i, 'factor tree'],
	[/\bradicals?\b|\broots?\b/i, 'surds surd'],
	[/factoring|\bfactors?\b/i, 'factorise factorising factorize'],
	[/\bexponents?\b/i, 'indices index laws powers'],
	[/law of (?:co)?sines|(?:co)?sine law/i, 'sine rule cosine rule'],
	[/\bsystems?\b/i, 'simultaneous equations'],
	[/\bGCF\b|greatest common/i, 'HCF GCD highest common factor'],
	[/scientific notation/i, 'standard form'],
	[/trig|sine|cosine|tangent/i, 'trigonometry'],
	// Memory aids that teachers use.
	[/order of operations|multiplication comes before/i, 'BIDMAS BODMAS PEMDAS BEDMAS'],
	[
		/right triangle trig|solving right triangles|trigonometric ratios|tangent ratio|sine and cosine ratios/i,
		'SOHCAHTOA soh cah toa trig ratios',
	],
	[
		/operations with polynomials|polynomial operations|multiplying (?:binomials|polynomials)/i,
		'FOIL',
	],
	// Names and formulas instead of a title.
	[/pythagorean theorem/i, 'pythagoras a2 b2 c2'],
	[/slope-intercept|equations of lines/i, 'y mx b'],
	[/factoring ax²|quadratic formula/i, 'ax2 bx'],
	[/factoring x²/i, 'x2 bx'],
	[/logarithm/i, 'ln log natural'],
	[/circle/i, 'pi'],
	[/multiplication|multiplying|multiples/i, 'times tables'],
	[/tutoring/i, 'price prices cost tutor'],
];

/** Other words by which a visitor may look for something with this title. */
export const otherWords = (title: string): string =>
	OTHER_WORDS.filter(([pattern]) => pattern.test(title))
		.map(([, words]) => words)
		.join(' ');
