/** The image lies on the ray from the origin through the point, as many times as far out as the factor says. */
import { promptPoints, type Verify } from '../../../verify/evidence.ts';
import { realPoints } from '../../../verify/conic-coefficients.ts';
import { toNumber } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const factor = Number(/scale factor of \$([\d.]+)\$/.exec(question.question)?.[1]);
	const points = promptPoints(question).map((at) => at.map(toNumber));
	const images = realPoints(question.answer.value);
	const holds =
		images.length === points.length &&
		points.every(([x = 0, y = 0], at) => {
			const [u, v] = images[at] ?? [0, 0];
			const far = Math.hypot(u, v) - factor * Math.hypot(x, y);
			return Math.abs(x * v - y * u) < 1e-9 && x * u + y * v >= 0 && Math.abs(far) < 1e-9;
		});
	return holds ? [] : [`${question.answer.value} is not the image`];
};
