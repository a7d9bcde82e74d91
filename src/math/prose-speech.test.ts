import { withNamesJoined, withNamesSpelled } from './speech-units.ts';
import { expect, test } from 'vitest';
import {
	brackets,
	equation,
	num,
	power,
	product,
	quotient,
	relation,
	sum,
	symbol,
	times,
	tuple,
} from './expression.ts';
import { call, interval, matrix, root } from './notation.ts';
import { type Prose, say } from './prose.ts';
import { proseSpeech } from './prose-speech.ts';

test('says what a stated calculation equals, but an equation as it is', () => {
	const ratio = equation(quotient(6, 12), num('1/2'));
	expect(proseSpeech(say`The common ratio is ${ratio}.`)).toBe(
		'The common ratio is six twelfths, which equals one half.',
	);
	expect(proseSpeech(say`The equation is ${equation('y', 3)}.`)).toBe(
		'The equation is y equals 3.',
	);
});

test.each([
	[say`There are ${equation(sum(9, 3), 12)} cards.`, 'There are 9 plus 3, which equals 12 cards.'],
	[
		say`Of these, ${equation(sum(34, -12), 22)} are red.`,
		'Of these, 34 minus 12, which equals 22, are red.',
	],
	[
		say`The increases are ${equation(sum(9, -4), 5)} and ${equation(sum(16, -9), 7)}.`,
		'The increases are 9 minus 4, which equals 5, and 16 minus 9, which equals 7.',
	],
	[
		say`They are ${equation(sum(9, -4), 5)}, ${equation(sum(16, -9), 7)}, and ${equation(sum(8, -1), 7)}.`,
		'They are 9 minus 4, which equals 5; 16 minus 9, which equals 7; and 8 minus 1, which equals 7.',
	],
	[
		say`It is mapped to ${equation(tuple(sum(1, 2), 4), tuple(3, 4))}.`,
		'It is mapped to the point with x-coordinate 1 plus 2, and y-coordinate 4, which equals the point 3, 4.',
	],
	[
		say`The middle term is ${equation(product(8, 'x'), times(2, product(4, 'x')))}, so it is a square.`,
		'The middle term is 8 x, which equals 2 times 4 x, so it is a square.',
	],
	[
		say`The side is ${equation(equation(root(sum(60, 4)), root(64)), 8)}.`,
		'The side is the square root of 60 plus 4, end root, which equals the square root of 64, which equals 8.',
	],
	[
		say`The numerator ${equation(product(2, sum('x', 1)), sum(product(2, 'x'), 2))} is even.`,
		'The numerator 2 times the quantity x plus 1, end quantity, which equals 2 x plus 2, is even.',
	],
	[say`The equation is ${equation(sum('x', 2), 5)}.`, 'The equation is x plus 2 equals 5.'],
	[
		say`Its equation in standard form is ${equation(sum('x', 'y'), 5)}.`,
		'Its equation in standard form is x plus y equals 5.',
	],
	[say`The rule is ${equation(call('f', 'x'), 5)}.`, 'The rule is f of x equals 5.'],
	[
		say`For which ${product('x')} is ${equation(sum('x', 2), 5)}?`,
		'For which x is x plus 2 equal to 5?',
	],
	[
		say`So ${equation(sum(9, 3), 12)} and ${equation('b', 12)}.`,
		'So 9 plus 3 equals 12, and b equals 12.',
	],
])('says a relation within its sentence: %#', (prose, said) => {
	expect(proseSpeech(prose)).toBe(said);
});

test('pauses after the words that close a group, and closes a root in a list', () => {
	const square = power(sum('x', 1), 'n');
	expect(proseSpeech(say`Write ${root(sum('x', 1))} with a power.`)).toBe(
		'Write the square root of x plus 1, end root, with a power.',
	);
	expect(proseSpeech(say`Find ${product(2, sum('x', 1))}.`)).toBe(
		'Find 2 times the quantity x plus 1, end quantity.',
	);
	expect(proseSpeech(say`Expand ${square} now.`)).toBe(
		'Expand the quantity x plus 1, end quantity, to the power of n, end power, now.',
	);
	expect(proseSpeech(say`They are ${root(2)}, ${product(2, root(2))}, and ${root(3)}.`)).toBe(
		'They are the square root of 2, end root, 2 times the square root of 2, end root, and the square root of 3.',
	);
});

test.each([
	['Use the 68-95-99.7 rule.', 'Use the 68, 95, 99.7 rule.'],
	['Use the π key.', 'Use the pi key.'],
	['The period is 2π.', 'The period is 2 pi.'],
	['It lies in Quadrant III.', 'It lies in Quadrant 3.'],
	['They lie in quadrants II and IV.', 'They lie in quadrants 2 and 4.'],
	['In quadrant I, I is a letter.', 'In quadrant 1, I is a letter.'],
])('says %j as %j', (written, said) => {
	expect(proseSpeech({ parts: [written] })).toBe(said);
});

test.each<[Prose, string]>([
	[
		say`Solve ${relation(sum(product(6, 'x'), -5), '<', -29)} or ${relation(sum(product(-5, 'x'), -2), '<', -17)}.`,
		'Solve the compound inequality 6 x minus 5 is less than negative 29, or negative 5 x minus 2 is less than negative 17.',
	],
	[
		say`${equation(sum('x', 'y'), 56)} and ${equation(product(2, 'x'), 166)}`,
		'x plus y equals 56, and 2 x equals 166',
	],
	[say`${equation('x', 3)} or ${equation('x', 5)}`, 'x equals 3 or x equals 5'],
	[
		say`A line is drawn through the data points ${tuple(1, 46)} and ${tuple(8, 88)}.`,
		'A line is drawn through the data points 1, 46; and 8, 88.',
	],
	[
		say`Find the tangent to ${equation('r', 10)} at ${product('P', tuple(8, 6))} in standard form.`,
		'Find the tangent to r equals 10, at P, the point 8, 6, in standard form.',
	],
	[
		say`Given ${equation(call('f', 'x'), root('x'))} and ${equation(call('g', 'x'), 5)}.`,
		'Given f of x equals the square root of x, end root, and g of x equals 5.',
	],
	[
		say`Use ${sum(power(2, 'x'), -4)} from ${equation('x', 2)} to ${equation('x', 5)}.`,
		'Use 2 to the power of x, end power, minus 4, from x equals 2 to x equals 5.',
	],
	[
		say`Write ${relation(relation(7, '<', 'x'), '<', 19)} in interval notation.`,
		'Write 7 is less than x, which is less than 19, in interval notation.',
	],
	[
		say`So ${equation(relation(root(6), '<', root(9)), 3)}.`,
		'So the square root of 6 is less than the square root of 9, which equals 3.',
	],
	[
		say`Find the inverse of ${equation('A', matrix([1, 2], [3, 4]))}.`,
		'Find the inverse of A, where A equals the 2 by 2 matrix, row 1: 1, 2; row 2: 3, 4, end matrix.',
	],
	[
		say`Which line shows all solutions of ${relation(7, '>', 'x')}?`,
		'Which line shows all solutions of the inequality 7 is greater than x?',
	],
	[
		say`Find the solutions of ${equation(power('x', 2), 9)}.`,
		'Find the solutions of the equation x squared equals 9.',
	],
	[
		say`The profit is ${sum(power('x', 2), -6)} thousand dollars.`,
		'The profit is the quantity x squared minus 6, end quantity, thousand dollars.',
	],
	[
		say`The sides are ${sum('x', -2)} and ${sum('x', 5)} inches long.`,
		'The sides are the quantity x minus 2, end quantity, and the quantity x plus 5, end quantity, inches long.',
	],
	[
		say`Multiply ${sum(4, product(-1, 'i'))} by its conjugate.`,
		'Multiply the quantity 4 minus i, end quantity, by its conjugate.',
	],
	[say`Is ${equation(sum(product(2, 'x'), 5), 11)} true?`, 'Is 2 x plus 5 equals 11, true?'],
	[
		say`Let ${equation(call('f', 'x'), power(2, 'x'))} and ${equation(call('g', 'x'), 3)}.`,
		'Let f of x equal 2 to the power of x, end power, and g of x equal 3.',
	],
	[
		say`The graph of ${equation('y', power('x', 2))} rises.`,
		'The graph of y equals x squared rises.',
	],
	[
		say`${relation('x', '<', 2)} or ${relation('x', '>', 5)}`,
		'x is less than 2, or x is greater than 5',
	],
	[
		say`The points are ${tuple(0, 3)}, ${tuple(-1, 0)}, and ${tuple(3, 0)}.`,
		'The points are 0, 3; negative 1, 0; and 3, 0.',
	],
	[
		say`Of these, ${num('13/45')} drink coffee.`,
		'Of these, the fraction 13, over 45, end fraction, drink coffee.',
	],
	[
		say`${equation('n', num('-1/5'))} or ${equation('n', 4)}`,
		'n equals negative one fifth, or n equals 4',
	],
	[
		say`Solve it for ${relation(relation(0, '\\le', 'x'), '<', 9)}.`,
		'Solve it for x greater than or equal to 0 and less than 9.',
	],
	[
		say`It is a curve with ${relation(relation(0, '\\le', 'x'), '<', 9)}.`,
		'It is a curve with x greater than or equal to 0 and less than 9.',
	],
	[
		say`The vertices are ${product('A', tuple(1, 3))} and ${product('B', tuple(1, 6))}.`,
		'The vertices are A at 1, 3; and B at 1, 6.',
	],
	[say`The point ${tuple(1, -11)} is the highest.`, 'The point 1, negative 11, is the highest.'],
	[
		say`Then ${sum(30, { kind: 'opposite', of: symbol('x') })} is the number.`,
		'Then 30 minus x is the number.',
	],
	[say`The denominator ${sum('x', -2)} is positive.`, 'The denominator x minus 2, is positive.'],
	[say`So ${equation(equation('k', times(2, 3)), 6)}.`, 'So k equals 2 times 3, which equals 6.'],
	[say`So ${equation('k', equation(times(2, 3), 6))}.`, 'So k equals 2 times 3, which equals 6.'],
	[
		say`The statement ${relation(3, '<', 2)} is false.`,
		'The statement that 3 is less than 2 is false.',
	],
	[
		say`Solve ${relation('x', '<', 5)} and ${relation('x', '>', 2)}.`,
		'Solve the compound inequality x is less than 5, and x is greater than 2.',
	],
	[
		say`The cost is ${sum(product(15, 'h'), 25)} for A and ${sum(product(4, 'h'), 69)} for B.`,
		'The cost is 15 h plus 25 for A and 4 h plus 69 for B.',
	],
	[
		say`The left side of the second equation is ${equation(sum(-7, -4), -11)}, not 19.`,
		'The left side of the second equation is negative 7 minus 4, which equals negative 11, not 19.',
	],
	[
		say`The left side of ${equation(power('x', 2), 9)} is about 8.`,
		'The left side of the equation x squared equals 9 is about 8.',
	],
	[
		say`So only ${equation(quotient(1, sum('x', 1)), 1)} is an identity.`,
		'So only the equation, the fraction 1, over x plus 1, end fraction, equals 1, is an identity.',
	],
	[say`Solve ${relation('x', '<', 5)}.`, 'Solve the inequality x is less than 5.'],
	[say`The range is ${relation('y', '<', 5)}.`, 'The range is all y less than 5.'],
	[say`The range is ${equation('y', 5)}.`, 'The range is y equals 5.'],
	[
		say`The range of ${symbol('f')} is ${relation('y', '<', 5)}.`,
		'The range of f is all y less than 5.',
	],
	[
		say`The domain is ${relation('x', '>', -3)} and ${relation('x', '\\ne', 1)}.`,
		'The domain is x greater than negative 3 and x not equal to 1.',
	],
	[
		say`Solve ${equation(sum(quotient(7, 'x'), 1), 4)}.`,
		'Solve the equation, the fraction 7, over x, end fraction, plus 1 equals 4.',
	],
	[
		say`Use the formula ${equation('I', product('P', 'r', 't'))} to find it.`,
		'Use the formula I equals P r t, to find it.',
	],
	[
		say`Solve ${equation('I', product('P', 'r', 't'))} for ${symbol('r')}.`,
		'Solve I equals P r t, for r.',
	],
	[
		say`Write the solution set of ${relation('x', '>', 10)} in interval notation.`,
		'Write the solution set of x is greater than 10, in interval notation.',
	],
	[
		say`It has zeros ${num(0)} and ${sum(-3, root('y'))}.`,
		'It has zeros 0, and negative 3 plus the square root of y.',
	],
	[
		say`over the interval ${interval(4, sum(4, 'h'), '[]')}`,
		'over the interval from 4, included, to 4 plus h, included',
	],
	[say`${sum('x', 5)} T-shirts are sold`, 'the quantity x plus 5, end quantity, T-shirts are sold'],
	[
		say`There are ${quotient('t', 5)} periods of 5 hours.`,
		'There are the fraction t, over 5, end fraction, periods of 5 hours.',
	],
	[
		say`It has at most ${sum('n', -1)} turning points.`,
		'It has at most the quantity n minus 1, end quantity, turning points.',
	],
	[say`Is ${sum('x', 5)} a factor of ${call('P', 'x')}?`, 'Is x plus 5, a factor of P of x?'],
	[
		say`It is ${equation('y', 2)} for ${relation('x', '<', 1)} and ${equation('y', 3)} for ${relation('x', '\\ge', 1)}.`,
		'It is y equals 2, for x less than 1, and y equals 3, for x greater than or equal to 1.',
	],
	[
		say`The restrictions are ${relation('x', '\\ne', 6)} and ${relation('x', '\\ne', -3)}.`,
		'The restrictions are x not equal to 6 and x not equal to negative 3.',
	],
	[
		say`${equation('x', 7)} satisfies ${relation('x', '\\ge', 4)}, so it is a solution.`,
		'x equals 7 satisfies x greater than or equal to 4, so it is a solution.',
	],
	[
		say`The ${symbol('y')}-value ${sum(product(-1, brackets(1)), 12)} is greater.`,
		'The y-value, the opposite of 1, plus 12, is greater.',
	],
	[
		say`The vertices are ${tuple(6, -5)} and ${tuple(6, 7)}.`,
		'The vertices are the point 6, negative 5; and the point 6, 7.',
	],
])('pauses where a sentence would run together: %#', (prose, said) => {
	expect(proseSpeech(prose)).toBe(said);
});

test('spells the names of triangles and sides, and reads them back', () => {
	const spelled =
		'In triangle D E F, angle D is 35 degrees, and side E F is to be found. A point B lies inside.';
	const joined = spelled.replace('D E F', 'DEF').replace('E F is', 'EF is');
	expect(withNamesSpelled(joined)).toBe(spelled);
	expect(withNamesJoined(spelled)).toBe(joined);
});
