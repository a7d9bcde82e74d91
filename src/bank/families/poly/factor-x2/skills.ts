/** poly.factor-x2: factor monic trinomials. */
import { term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, sentence, type Skills } from '../../../family.ts';
import { anyLetter, lettersFor } from '../../../contexts/names.ts';
import { factorQuestion, pairPattern } from '../../../steps/factor-patterns.ts';
import { ALONE } from '../../../steps/factoring.ts';
import { everyB, everyC } from './missing.ts';

export const skills: Skills = {
	'Factor trinomials of the form x² + bx + c': (draw) => monic(draw, 1),
	'Factor x² + bx + c when c is negative': (draw) => monic(draw, 1),
	'Factor x² + bx + c when c is positive': (draw) =>
		monic(draw, draw.inTurn('sign') === '-' ? -1 : 1),

	'Factor out a common factor first': (draw) =>
		factorQuestion(
			term(draw.int('k')),
			pairPattern({
				a: 1,
				c: 1,
				p: draw.int('p'),
				q: draw.int('q'),
				letters: { x: anyLetter(draw.random), y: '' },
			}),
		),

	'Factor trinomials with common factors or two variables'(draw) {
		const [k, two] = [draw.int('k'), draw.inTurn('two letters') === 'yes'];
		if (k === 1 && !two) return undefined;
		const letters = lettersFor(draw.random, two);
		const pair = { a: 1, c: 1, p: draw.int('p'), q: draw.int('q'), letters };
		return factorQuestion(term(k), pairPattern(pair));
	},

	'Find values that make a trinomial factorable': (draw) =>
		draw.inTurn('ask') === 'all b for given c'
			? everyB(draw.int('c'))
			: everyC(Math.sign(draw.int('c')) * draw.random.int(5, 13)),

	'Find every coefficient that makes a trinomial factorable': (draw) => everyB(draw.int('c')),
};

function monic(draw: Draw, sign: 1 | -1): Draft | undefined {
	const [p, q] = [sign * draw.int('p'), sign * draw.int('q')];
	const letters = { x: anyLetter(draw.random), y: '' };
	const pattern = pairPattern({ a: 1, c: 1, p, q, letters });
	const signs = sentence(
		p * q < 0
			? say`The last term is negative, so look for two numbers with different signs. The one farther from 0 has the sign of the middle term.`
			: say`The last term is positive, so look for two numbers that both have the sign of the middle term.`,
	);
	return factorQuestion(
		ALONE,
		pattern && { ...pattern, lines: (why) => pattern.lines(why).toSpliced(1, 0, signs) },
	);
}
