/** The parts of func.compose that go backwards: an input, or one of the two functions, is asked for. */
import { brackets, continued, equation, num, symbol } from '../../../../math/expression.ts';
import { call } from '../../../../math/notation.ts';
import { polynomialExpression, term } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import { expression, solutions } from '../../../answer.ts';
import { line, type Skill } from '../../../family.ts';
import { composed, composingLines, ofCoefficients } from '../../../steps/composed-polynomial.ts';
import { drawnInts } from '../../../steps/drawn-ints.ts';
import { put, ruleOf } from '../../../steps/function-rule.ts';
import { solveEquation } from '../../../steps/solve-equation.ts';
import { line1 } from '../../../steps/drawn-rules.ts';
import { quotient, sum } from '../../../../math/expression.ts';

export const solveComposition: Skill = (draw) => {
	const [a, b, c, d, k] = drawnInts(draw, 'a', 'b', 'c', 'd', 'k');
	const [f, g] = [line1(a, b), line1(c, d)];
	const both = call('f', call('g', 'x'));
	const total = composed([b, a], ofCoefficients([d, c]));
	const result = polynomialExpression(total);
	const type = draw.inTurn('type');
	if (Math.abs(a) === 1 || Math.abs(c) === 1) return undefined;
	if (type === 'solve f(g(x))=k') {
		const solved = solveEquation([...total], [term(k)]);
		if (!solved || solved.value.d > 12n || total.length < 2) return undefined;
		return {
			prompt: say`Given ${ruleOf('f', f)} and ${ruleOf('g', g)}, solve ${equation(both, k)}.`,
			answer: solutions(num(solved.value)),
			steps: [
				...composingLines(both, [b, a], ofCoefficients([d, c]), 'put the rule of g into f'),
				...solved.lines,
			],
			hints: [say`Find the rule of ${both} first, then set it equal to ${k}.`],
		};
	}
	if (type === 'find f from f(g(x)) and g') {
		if (c < 0 || total.length < 2) return undefined;
		const rest = b;
		const shown = sum({ kind: 'product', factors: [num(a), brackets(g)] }, num(rest));
		return {
			prompt: say`Given ${equation(both, result)} and ${ruleOf('g', g)}, find the rule of the linear function ${call('f', 'x')}.`,
			answer: expression(f),
			steps: [
				line(equation(both, result)),
				line(continued(shown), `write the rule with ${a} times the rule of g`),
				line(equation(call('f', 'x'), f), 'put x in place of the rule of g'),
			],
			hints: [
				say`How many times does the term with ${symbol('x')} of ${call('g', 'x')} go into that of ${both}?`,
			],
		};
	}
	if (total.length < 2) return undefined;
	return {
		prompt: say`Given ${equation(both, result)} and ${ruleOf('f', f)}, find the rule of ${call('g', 'x')}.`,
		answer: expression(g),
		steps: [
			line(equation(put(f, 'x', call('g', 'x')), result), 'put g(x) into the rule of f'),
			line(
				equation(
					{ kind: 'product', factors: [num(a), call('g', 'x')] },
					polynomialExpression(composed([-b, 1], total)),
				),
				b > 0 ? `subtract ${b} from both sides` : `add ${-b} to both sides`,
			),
			line(
				equation(call('g', 'x'), quotient(polynomialExpression(composed([-b, 1], total)), a)),
				`divide both sides by ${a}`,
			),
			line(equation(call('g', 'x'), g), 'divide each term'),
		],
		hints: [say`Write ${both} with the rule of ${symbol('f')}. Then solve for ${call('g', 'x')}.`],
	};
};
