/** geo.dilation: images under a dilation with centre at the origin. */
import { product, times, tuple } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import type { Skills } from '../../../family.ts';
import { imageQuestion } from '../../../steps/images.ts';
import { tidyLength, written } from '../../../steps/scaled-sides.ts';

export const skills: Skills = {
	'Dilate a figure from the origin'(draw) {
		const k = draw.int('k');
		const step = k === 0.25 ? 4 : k < 2 ? 2 : 1;
		if ([draw.int('x'), draw.int('y')].some((value) => value % step !== 0)) return undefined;
		const factor = written(k);
		return imageQuestion(
			draw,
			{
				motion: {
					rule: tuple(product(factor, 'x'), product(factor, 'y')),
					worked: ([x, y]) => tuple(times(factor, x), times(factor, y)),
					apply: ([x, y]) => [tidyLength(k * x), tidyLength(k * y)],
				},
				stated: say`dilated by a scale factor of ${factor} with centre at the origin`,
				why: 'every coordinate is multiplied by the scale factor',
				wrong: [
					[([x, y]) => [x / k, y / k], 'divided by the scale factor instead of multiplying by it'],
					[
						([x, y]) => [tidyLength(x + k), tidyLength(y + k)],
						'added the scale factor instead of multiplying',
					],
					[([x, y]) => [tidyLength(k * x), y], 'multiplied only the first coordinate'],
				],
				hint: say`How does a dilation change the distance of a point from the origin? What happens to each coordinate?`,
			},
			step,
		);
	},
};
