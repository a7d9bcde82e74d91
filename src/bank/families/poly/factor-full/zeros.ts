/** Cubics and quartics by the factor theorem. */
import { term } from '../../../../math/polynomial.ts';
import type { Draw, Skills } from '../../../family.ts';
import { factorQuestion } from '../../../steps/factor-patterns.ts';
import { factorTheorem, type Root } from './factor-theorem.ts';

const zeros = (draw: Draw, names: readonly string[]): number[] | undefined => {
	const drawn = names.map((name) => draw.int(name)).sort((a, b) => Math.abs(a) - Math.abs(b));
	return new Set(drawn).size === drawn.length ? drawn : undefined;
};

export const ZEROS: Skills = {
	'Factor a cubic completely'(draw) {
		const [p, q, r] = zeros(draw, ['p', 'q', 'r']) ?? [];
		if (p === undefined || q === undefined || r === undefined) return undefined;
		const last: [Root, Root] = [
			{ c: 1, d: q },
			{ c: 1, d: r },
		];
		const draft = factorQuestion(term(draw.int('a')), factorTheorem('x', [p], last));
		return draft;
	},

	'Factor a quartic completely'(draw) {
		const a = draw.int('a');
		const [p, q, r, s] = zeros(draw, ['p', 'q', 'r', 's']) ?? [];
		if (p === undefined || q === undefined || r === undefined || s === undefined) return undefined;
		if (a === 2 && s % 2 === 0) return undefined;
		return factorQuestion(
			term(1),
			factorTheorem(
				'x',
				[p, q],
				[
					{ c: 1, d: r },
					{ c: a, d: s },
				],
			),
		);
	},
};
