/** Circles by the coefficients of their general equation; points are substituted into it. */
import type { Question } from '../../../../schemas/wire/question.ts';
import {
	expectNumber,
	expectOneChoice,
	promptFormulas,
	promptPoints,
	readPoint,
	type Verify,
} from '../../../verify/evidence.ts';
import {
	centralForm,
	type Conic,
	conicIn,
	conicOf,
	isStandardForm,
	sameConic,
	valueOf,
} from '../../../verify/conic-coefficients.ts';
import { expectSolutions } from '../../../verify/equation-solutions.ts';
import { isSimplest } from '../../../verify/radical-form.ts';
import {
	add,
	divide,
	exact,
	type Exact,
	less,
	multiply,
	negate,
	readReal,
	readTex,
	subtract,
	toNumber,
} from '../../../verify/values.ts';

export const verify: Verify = ({ question, skill }) => {
	const points = promptPoints(question);
	switch (skill) {
		case 'Write the equation of a circle about the origin':
		case 'Write and read the standard form of a circle':
			return expectCircle(question, described(question));
		case 'Complete the square in the equation of a circle':
			return expectCircle(question, promptCircle(question));
		case 'Expand the equation of a circle into general form': {
			const circle = promptCircle(question);
			return expectOneChoice(question, (text) => {
				const written = text.replaceAll('$', '');
				return (
					!written.includes('(') && written.endsWith('= 0') && sameConic(conicIn(written), circle)
				);
			});
		}
		case 'Find the radius or intercepts of a circle':
			return rootsOf(question);
		case 'Locate points on, inside, or outside a circle': {
			const circle = promptCircle(question);
			const [at] = points;
			if (!at) return missing(question, circle);
			const level = valueOf(circle, ...at);
			const place = level[0] < 0n ? 'inside' : level[0] > 0n ? 'outside' : 'on';
			return expectOneChoice(question, (text) => text.startsWith(`${place} the`));
		}
		case 'Find features of a circle from its equation':
			return readFrom(question, promptCircle(question));
		default:
			return bisector(question);
	}
};

/** The equation with numbers, not the form that the answer must have. */
function promptCircle(question: Question): Conic {
	const written = promptFormulas(question).find((one) => /[xy].*=/.test(one) && !/[hkr]/.test(one));
	if (written === undefined) throw new RangeError('The prompt has no equation.');
	return conicIn(written);
}

const around = (h: Exact, k: Exact, square: Exact): Conic =>
	conicOf(
		1,
		0,
		1,
		multiply(exact(-2), h),
		multiply(exact(-2), k),
		subtract(add(multiply(h, h), multiply(k, k)), square),
	);

const squaredDistance = (a: readonly [Exact, Exact], b: readonly [Exact, Exact]): Exact => {
	const [dx, dy] = [subtract(a[0], b[0]), subtract(a[1], b[1])];
	return add(multiply(dx, dx), multiply(dy, dy));
};

function described(question: Question): Conic {
	const [one, two] = promptPoints(question);
	if (!one) throw new RangeError('The prompt names no point.');
	const [, word, length] = /(radius|diameter) \$(\d+)\$/.exec(question.question) ?? [];
	if (word && length) {
		const r = divide(exact(Number(length)), exact(word === 'radius' ? 1 : 2));
		return around(...one, multiply(r, r));
	}
	if (!two) throw new RangeError('The prompt names one point only.');
	if (!question.question.includes('whose diameter is'))
		return around(...one, squaredDistance(one, two));
	const half = (a: Exact, b: Exact) => divide(add(a, b), exact(2));
	const middle = [half(one[0], two[0]), half(one[1], two[1])] as const;
	return around(...middle, squaredDistance(middle, one));
}

function expectCircle({ answer }: Question, wanted: Conic): string[] {
	return [
		...(sameConic(conicIn(answer.value), wanted) ? [] : [`${answer.value} is a different circle`]),
		...(isStandardForm(answer.value) ? [] : [`${answer.value} is not in standard form`]),
	];
}

function rootsOf(question: Question): string[] {
	const square = toNumber(negate(promptCircle(question).F));
	const { value } = question.answer;
	const wanted = Math.sqrt(square);
	const form = isSimplest(value) ? [] : [`${value} is not in simplest form`];
	if (!question.question.includes('radius'))
		return [...expectSolutions(question, [-wanted, wanted]), ...form];
	return Math.abs(readReal(value)() - wanted) < 1e-9
		? form
		: [`the radius is ${wanted}, stored is ${value}`];
}

function missing(question: Question, circle: Conic): string[] {
	const { F } = circle;
	if (!sameConic(circle, around(exact(0), exact(0), negate(F))))
		return ['the equation is not that of a circle about the origin'];
	const x = Number(/\((-?\d+), k\)/.exec(question.question)?.[1]);
	return expectOneChoice(question, (text) => {
		const k = readReal(text.replaceAll('$', ''))();
		return k > 0 && Math.abs(x * x + k * k + toNumber(F)) < 1e-9;
	});
}

function readFrom(question: Question, circle: Conic): string[] {
	const { h, k, p } = centralForm(circle);
	const bare = (text: string) => text.replaceAll('$', '');
	const text = question.question;
	if (text.includes('the radius')) return expectNumber(question, Math.sqrt(toNumber(p)));
	if (text.includes('Which point'))
		return expectOneChoice(question, (choice) => {
			const [x, y] = readPoint(bare(choice));
			return x !== undefined && y !== undefined && valueOf(circle, x, y)[0] === 0n;
		});
	if (text.includes('the center'))
		return expectOneChoice(question, (choice) => {
			const [x, y] = readPoint(bare(choice)).map(toNumber);
			return x === toNumber(h) && y === toNumber(k);
		});
	const [, right, up] = /translated \$(\d+)\$ units to the right and \$(\d+)\$/.exec(text) ?? [];
	const moved = around(add(h, exact(Number(right))), add(k, exact(Number(up))), p);
	return expectOneChoice(question, (choice) => sameConic(conicIn(bare(choice)), moved));
}

/** Every point of the right bisector is as far from A as from B; two of them fix the line. */
function bisector(question: Question): string[] {
	const [a, b] = promptPoints(question);
	if (!a || !b) return ['the prompt does not name two points'];
	const circle = promptCircle(question);
	if ([a, b].some((at) => valueOf(circle, ...at)[0] !== 0n)) return ['a point is off the circle'];
	const fits = (tex: string): boolean => {
		const right = /^y = (.*)$/.exec(tex.replaceAll('$', ''))?.[1];
		return (
			right !== undefined &&
			[0, 5].every((x) => {
				const at = [exact(x), readTex(right)({ x: exact(x) })] as const;
				const [p, q] = [squaredDistance(at, a), squaredDistance(at, b)];
				return !less(p, q) && !less(q, p);
			})
		);
	};
	if (question.answer.choices) return expectOneChoice(question, fits);
	return fits(question.answer.value) ? [] : [`${question.answer.value} is not the right bisector`];
}
