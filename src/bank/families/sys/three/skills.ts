/** sys.three: three linear equations in three variables. */
import { equation, sum } from '../../../../math/expression.ts';
import { term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { type Draft, type Draw, line, type Line, type Skills } from '../../../family.ts';
import { valued } from '../../../steps/line-form.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';
import { general } from './general.ts';
import {
	areDistinct,
	planeEquation,
	planeThrough,
	question,
	simplifiedFirst,
	spotOf,
	triple,
	type Wrong,
	wrongWay,
} from './planes.ts';
import { plainNumber } from '../../../../math/plain-notation.ts';

export const skills: Skills = {
	'Solve a triangular system': triangular,
	'Solve a general system in three variables': general,
};

/** x + ay + bz, y + cz, kz: the last equation comes first. */
function triangular(draw: Draw): Draft | undefined {
	const at = spotOf(draw);
	const [x, y, z] = at;
	const [a, b, c] = [draw.int('a'), draw.int('b'), draw.int('c')];
	const k = draw.random.int(2, 5);
	const last = planeThrough(0, 0, k, at);
	const middle = planeThrough(0, 1, c, at);
	const first = planeThrough(1, a, b, at);
	if ((x === 0 && y === 0) || !areDistinct(at)) return undefined;
	const steps = [
		line(planeEquation(last), 'start with the equation in one variable'),
		line(equation('z', z), `divide both sides by ${k}`),
		line(
			equation(sum('y', valued(c, z)), middle.d),
			`substitute ${plainNumber(z)} for z in the second equation`,
		),
		...lastLetter('y', c * z, middle.d),
		line(
			equation(sum('x', valued(a, y), valued(b, z)), first.d),
			`substitute ${plainNumber(y)} for y and ${plainNumber(z)} for z in the first equation`,
		),
		...lastLetter('x', a * y + b * z, first.d),
	];
	const wrongY = middle.d + c * z;
	const wrong: Wrong[] = [
		...(c * z === 0
			? []
			: [{ at: triple(first.d - a * wrongY - b * z, wrongY, z), why: wrongWay(c * z) }]),
		...(a * y + b * z === 0
			? []
			: [{ at: triple(first.d + a * y + b * z, y, z), why: wrongWay(a * y + b * z) }]),
	];
	const hints = [say`Which equation has only one variable? Which equation can you use next?`];
	return question([first, middle, last], at, steps, hints, wrong);
}

/** From "variable + constant = d" to "variable = …". */
function lastLetter(letter: string, constant: number, d: number): Line[] {
	const solved = solveEquation(
		[term(1, letter), ...(constant === 0 ? [] : [term(constant)])],
		[term(d)],
	);
	return simplifiedFirst(solved?.lines ?? []);
}
