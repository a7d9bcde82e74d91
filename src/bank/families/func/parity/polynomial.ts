/** Polynomials that are even, odd or neither, by the exponents of their terms. */
import { equation, num, opposite, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { type Draw, type Line, line, sentence, type Skill } from '../../../family.ts';
import { ofCoefficients } from '../../../steps/composed-polynomial.ts';
import { put, ruleOf } from '../../../steps/function-rule.ts';
import { conclusion, type Kind, kinds, whichParity } from './answer.ts';

/** Coefficients with `count` terms of the wanted kind, highest exponent `top` or below. */
function drawKind(draw: Draw, kind: Kind, top: number): number[] | undefined {
	const all = Array.from({ length: top + 1 }, (_, at) => at);
	const fits = all.filter((n) => kind === 'neither' || n % 2 === (kind === 'even' ? 0 : 1));
	const used = draw.random.sample(fits, Math.min(fits.length, draw.random.int(2, 3)));
	if (kind === 'neither' && new Set(used.map((n) => n % 2)).size < 2) return undefined;
	if (Math.max(...used) < 2) return undefined;
	return all.map((n) =>
		used.includes(n) ? draw.random.pick([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6, 1, -1]) : 0,
	);
}

function polynomialLines(c: readonly number[], kind: Kind): Line[] {
	const f = polynomialExpression(ofCoefficients(c));
	const at = call('f', opposite('x'));
	const turned = polynomialExpression(
		ofCoefficients(c.map((one, n) => (n % 2 === 1 ? -one : one))),
	);
	return [
		line(
			equation(at, put(f, 'x', { kind: 'product', factors: [num(-1), symbol('x')] })),
			'put −x in place of x',
		),
		line(equation(at, turned), 'even powers keep their sign, odd powers change it'),
		sentence(conclusion(kind)),
	];
}

/** The question about a polynomial of a drawn kind and highest exponent. */
export const classify =
	(kindOf: (draw: Draw) => Kind, top: (draw: Draw) => number): Skill =>
	(draw) => {
		const kind = kindOf(draw);
		const c = drawKind(draw, kind, top(draw));
		if (!c) return undefined;
		const f = polynomialExpression(ofCoefficients(c));
		return {
			prompt: whichParity('f', f),
			answer: kinds(kind),
			steps: [line(ruleOf('f', f)), ...polynomialLines(c, kind)],
			hints: [
				say`Compare ${call('f', opposite('x'))} with ${call('f', 'x')}. A constant has the exponent ${0}, which is even.`,
			],
		};
	};
