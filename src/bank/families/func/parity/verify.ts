/** Works the function out at x and −x for many x; for a constant, tries the stored one. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectOneChoice, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { expectReal, near } from '../../../verify/read-functions.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

const INPUTS = [0.3, 0.7, 1.1, 1.9, 2.6, 3.7, 5.3];

export const verify: Verify = ({ question, skill }) => {
	if (skill === 'Find missing values from symmetry') return missing(question);
	const rule = promptFormulas(question).find((one) => /^[fh]\(x\) =/.test(one)) ?? '';
	const value = readReal(sidesOf(rule)[1] ?? '');
	const k =
		question.answer.kind === 'multiple-choice'
			? 0
			: readReal(question.answer.value.replace(/^(-?\d+)\/(\d+)$/, '\\frac{$1}{$2}'))();
	const even = INPUTS.every((x) => near(value({ x, k }), value({ x: -x, k })));
	const odd = INPUTS.every((x) => near(value({ x, k }), -value({ x: -x, k })));
	if (skill === 'Find the constant that makes a function even or odd') {
		const wanted = question.question.endsWith(' even?') ? even : odd;
		return wanted ? [] : ['with the stored constant the function is not as asked'];
	}
	const name =
		even && odd ? 'both even and odd' : even ? 'even' : odd ? 'odd' : 'neither even nor odd';
	return [
		...expectReasons(question, value, { even, odd }),
		...expectOneChoice(question, (text) => text === name),
	];
};

/** "2 is a zero of the function, but −2 is not.", "Every exponent is odd.", "4x is an odd function, and |x| is an even function." */
function expectReasons(
	{ steps }: Question,
	value: (of: { x: number }) => number,
	is: Readonly<Record<string, boolean>>,
): string[] {
	return steps.flatMap(({ text }) => {
		const [, zero, other] =
			/^\$(-?\d+)\$ is a zero of the function, but \$(-?\d+)\$ is not\.$/.exec(text) ?? [];
		const [, kind = ''] = /^Every exponent is (even|odd)\.$/.exec(text) ?? [];
		const parts =
			/^\$(.+)\$ is an? (?:even|odd) function, and \$(.+)\$ is an? (?:even|odd) function\.$/.exec(
				text,
			);
		if (parts && !areParts(value, parts[1] ?? '', parts[2] ?? ''))
			return [`the function does not consist of ${parts[1]} and ${parts[2]}`];
		const isTrue = zero
			? Number(other) === -Number(zero) &&
				near(value({ x: Number(zero) }), 0) &&
				!near(value({ x: Number(other) }), 0)
			: kind === '' || is[kind];
		return isTrue ? [] : [`"${text}" is not true`];
	});
}

/** The function is their sum, difference, product, or quotient. */
function areParts(value: (of: { x: number }) => number, first: string, second: string): boolean {
	const [one, other] = [readReal(first), readReal(second)];
	const results: ((a: number, b: number) => number)[] = [
		(a, b) => a * b,
		(a, b) => a / b,
		(a, b) => b / a,
		(a, b) => a + b,
		(a, b) => a - b,
		(a, b) => b - a,
	];
	return results.some((result) =>
		INPUTS.every((x) => near(value({ x }), result(one({ x }), other({ x })))),
	);
}

function missing(question: Question): string[] {
	const formulas = promptFormulas(question);
	const [, a = '', v = ''] =
		formulas.map((one) => /^f\((\d+)\) = (-?\d+)$/.exec(one)).find(Boolean) ?? [];
	const other = question.question.includes('is even') ? Number(v) : -Number(v);
	const asked = (formulas.at(-1) ?? '')
		.replace(`f(-${a})`, `(${other})`)
		.replace(`f(${a})`, `(${v})`);
	return expectReal(question, readReal(asked)());
}
