import { equation, num, symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { multipleChoice, slip } from '../../../answer.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { generalForm } from '../../../steps/conic-forms.ts';

const MISTAKES: Readonly<Record<string, string>> = {
	circle: 'did not compare the coefficients of the squares',
	parabola: 'overlooked one of the squared terms, or misread it',
	ellipse: 'did not look at the signs and sizes of the coefficients of the squares',
	hyperbola: 'took the signs of the squared terms for different',
};

const REASONS: Readonly<Record<string, string>> = {
	circle: 'the squares have the same coefficient',
	parabola: 'only one letter is squared',
	ellipse: 'the coefficients of the squares have the same sign but differ in size',
	hyperbola: 'the coefficients of the squares have opposite signs',
};

export function kindOfConic(draw: Draw): Draft | undefined {
	const type = draw.inTurn('type');
	const [a, c, x, y, one] = [
		draw.int('A'),
		draw.int('C'),
		draw.int('D'),
		draw.int('E'),
		draw.int('F'),
	];
	const [xx, yy] = squares(type, a, c, draw);
	if (xx < 0 || (xx === 0 && yy < 0)) return undefined;
	if (type === 'ellipse' && xx === yy) return undefined;
	if (type === 'parabola') {
		if ((xx === 0 ? x : y) === 0) return undefined;
	} else {
		const level = (x * x) / (4 * xx) + (y * y) / (4 * yy) - one;
		if (type === 'hyperbola' ? Math.abs(level) < 1e-9 : level * xx < 1e-9) return undefined;
	}
	const problem = equation(generalForm({ xx, yy, x, y, one }), 0);
	return {
		prompt: say`What is the most specific name for the conic ${problem}?`,
		answer: multipleChoice(
			say`${type}`,
			...Object.entries(MISTAKES)
				.filter(([name]) => name !== type)
				.map(([name, mistake]) => slip(say`${name}`, mistake)),
		),
		steps: [
			line(problem),
			sentence(coefficients(xx, yy)),
			sentence(say`The conic is ${type === 'ellipse' ? 'an' : 'a'} ${type}.`, REASONS[type]),
		],
		hints: [say`Look only at the squared terms: are there two, and what are their coefficients?`],
	};
}

function squares(type: string, a: number, c: number, draw: Draw): [number, number] {
	if (type === 'circle') return [a, a];
	if (type === 'parabola') return draw.random.int(0, 1) === 0 ? [a, 0] : [0, c];
	return [a, (type === 'ellipse' ? 1 : -1) * Math.sign(a) * Math.abs(c)];
}

function coefficients(xx: number, yy: number): Prose {
	const [x, y] = [symbol('x^{2}'), symbol('y^{2}')];
	if (xx === 0 || yy === 0)
		return say`There is a term with ${xx === 0 ? y : x} but none with ${xx === 0 ? x : y}.`;
	return say`The coefficient of ${x} is ${num(xx)}, and that of ${y} is ${num(yy)}.`;
}
