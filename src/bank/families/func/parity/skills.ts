/** func.parity: even and odd functions. CCSS F-BF.B.3. */
import {
	equation,
	num,
	opposite,
	power,
	product,
	sum,
	symbol,
} from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { rational } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { line, sentence, type Skills } from '../../../family.ts';
import { drawnInts } from '../../../steps/drawn-ints.ts';
import { ruleOf } from '../../../steps/function-rule.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';
import { times1 } from '../../../steps/drawn-rules.ts';
import type { Kind } from './answer.ts';
import { combination } from './combination.ts';
import { classify } from './polynomial.ts';
import { rationalRule } from './rational.ts';

const KINDS: readonly Kind[] = ['even', 'odd', 'neither'];
const POWERS: Readonly<Record<string, Kind>> = {
	'all even powers': 'even',
	'all odd powers': 'odd',
	'mixed powers': 'neither',
};

export const skills: Skills = {
	'Classify by computing f(-x)': classify(
		(draw) => draw.random.pick(KINDS),
		(draw) => Number(draw.inTurn('deg')),
	),

	'Even, odd or neither'(draw) {
		if (draw.has('n'))
			return classify(
				(one) => caseOf(POWERS, one.inTurn('n')),
				() => 6,
			)(draw);
		const kind = draw.inTurn('type') as Kind;
		if (draw.random.int(0, 2) > 0)
			return classify(
				() => kind,
				() => 5,
			)(draw);
		return rationalRule(draw, kind);
	},

	'Find the constant that makes f even or odd'(draw) {
		const [a, b, c] = drawnInts(draw, 'a', 'b', 'c');
		const even = draw.inTurn('type') === 'even';
		if (Math.abs(c) === 1) return undefined;
		const solved = solveEquation([term(c, 'k'), term(b)], [term(0)]);
		if (!solved) return undefined;
		const loose = sum(product(num(c), 'k'), num(b));
		const f = even
			? sum(times1(a, power('x', 2)), product(loose, 'x'), num(c))
			: sum(times1(a, power('x', 3)), product(num(b), 'x'), product(num(c), 'k'), num(b));
		return {
			prompt: say`For which value of the constant ${symbol('k')} is ${ruleOf('f', f)} an ${even ? 'even' : 'odd'} function?`,
			answer: rational(solved.value),
			steps: [
				sentence(
					even
						? say`An even polynomial has no odd powers, so the coefficient of ${symbol('x')} must be 0.`
						: say`An odd polynomial has no even powers, so the constant term must be 0.`,
				),
				...solved.lines,
			],
			hints: [say`Which powers may an ${even ? 'even' : 'odd'} polynomial have?`],
		};
	},

	'Missing values from symmetry'(draw) {
		const [a, v, k] = drawnInts(draw, 'a', 'v', 'k');
		const even = draw.inTurn('type') === 'even';
		const other = even ? v : -v;
		const simple = draw.random.int(0, 2) === 0;
		const [at, to] = [call('f', num(-a)), call('f', num(a))];
		const asked = simple ? at : sum(product(k, at), to);
		const value = simple ? other : k * other + v;
		return {
			prompt: say`The function ${symbol('f')} is ${even ? 'even' : 'odd'} and ${equation(to, num(v))}. Find ${asked}.`,
			answer: rational(value),
			steps: [
				line(
					equation(at, even ? to : opposite(to)),
					even
						? 'an even function has the same value at x and −x'
						: 'an odd function changes its sign with x',
				),
				line(equation(at, num(other))),
				...(simple
					? []
					: [
							line(equation(asked, sum(product(k, num(other)), num(v))), 'put in both values'),
							line(equation(asked, num(value))),
						]),
			],
			hints: [say`What does "${even ? 'even' : 'odd'}" say about ${call('f', opposite('x'))}?`],
		};
	},

	'Parity of combinations': combination,
};
