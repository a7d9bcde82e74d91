const NOT_ZERO = 'the denominator must not be 0';
const SQUARE = 'a square is never negative';
const POSITIVE = 'a power of 2 is always positive';
const DIFFERENT = 'opposite values of x give different values of the function';

/** Why the graph of a function has the feature or does not, where the rule shows it. */
export const FEATURE_REASONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	domain: {
		x: 'every real number can be substituted for x',
		'x²': 'every real number has a square',
		'abs x': 'every real number has an absolute value',
		linear: 'every real number can be substituted for x',
		quadratic: 'every real number has a square',
		cubic: 'every real number has a cube',
		'√x': 'a negative number has no real square root',
		'1/x': NOT_ZERO,
		rational: NOT_ZERO,
		exponential: 'every real number can be an exponent',
		logarithmic: 'the argument of a logarithm must be positive',
		sinusoidal: 'every angle has a cosine',
	},
	range: {
		x: 'x itself can be negative',
		'x²': SQUARE,
		'√x': '√x is never negative',
		'1/x': 'the fraction is negative when x is negative',
		'abs x': 'an absolute value is never negative',
		quadratic: SQUARE,
		cubic: 'the cube of a negative number is negative',
		rational: 'the fraction is negative when x is negative',
		exponential: POSITIVE,
		logarithmic: 'the logarithm of a number between 0 and 1 is negative',
		sinusoidal: 'the cosine of an obtuse angle is negative',
	},
	zeros: {
		'1/x': 'the numerator is never 0',
		rational: 'the numerator is never 0',
		exponential: POSITIVE,
	},
	symmetry: {
		x: DIFFERENT,
		'x²': 'opposite numbers have the same square',
		'√x': 'the function is not defined for negative numbers',
		'1/x': DIFFERENT,
		'abs x': 'opposite numbers have the same absolute value',
		linear: DIFFERENT,
		quadratic: 'opposite numbers have the same square',
		cubic: DIFFERENT,
		rational: DIFFERENT,
		exponential: DIFFERENT,
		logarithmic: 'the function is not defined for negative numbers',
		sinusoidal: 'opposite angles have the same cosine',
	},
	'end behaviour': {
		x: 'the value is x itself',
		'x²': 'for x > 1, x² is greater than x',
		'√x': 'every positive number is the square root of its square',
		'abs x': 'for positive x, the value is x itself',
		linear: 'the slope is positive',
		quadratic: 'for x > 1, x² is greater than x',
		cubic: 'for x > 1, x³ is greater than x',
		exponential: 'the value doubles whenever x increases by 1',
		logarithmic: 'the value increases by 1 whenever x is multiplied by 10',
		'1/x': 'the values approach 0',
		rational: 'the values approach 0',
		sinusoidal: 'the values stay between −1 and 1',
	},
};
