/** log.features: domain, asymptote and intercepts of a log[k(x − d)] + c. */
import { equation, opposite, relation, symbol } from '../../../../math/expression.ts';
import { INFINITY, interval } from '../../../../math/notation.ts';
import { linear, polynomialExpression } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	line,
	sentence,
	type Skills,
	withMisconceptions,
	written,
} from '../../../family.ts';
import { withSetLine } from '../../../figures/set-line.ts';
import { xIntercept, yIntercept } from './intercepts.ts';
import { type Curve, withLogarithm } from './log-sketch.ts';
import { argumentOf, rule } from './rule.ts';
import { takeAway } from '../../../steps/reasons.ts';

export const skills: Skills = {
	'Find features of a transformed logarithmic graph': (draw) =>
		asked(draw, { a: draw.int('a'), b: 10, k: draw.int('k'), d: draw.int('d'), c: draw.int('c') }),
	'Find features of a logarithmic graph': (draw) =>
		asked(draw, {
			a: draw.int('a'),
			b: Number(draw.choice('b')),
			k: 1,
			d: draw.int('h'),
			c: draw.int('k'),
		}),
};

function asked(draw: Draw, curve: Curve): Draft | undefined {
	const ask = draw.inTurn('ask');
	if (curve.d === 0 && ask !== 'x-intercept') return undefined;
	if (ask === 'domain') return domain(curve);
	if (ask === 'asymptote') return asymptote(curve);
	return ask === 'x-intercept' ? xIntercept(curve) : yIntercept(curve);
}

const positiveLine = (curve: Curve) =>
	line(relation(argumentOf(curve), '>', 0), 'the argument of a logarithm must be positive');

function domain(curve: Curve): Draft {
	const { k, d } = curve;
	const answer = k > 0 ? interval(d, INFINITY, '()') : interval(opposite(INFINITY), d, '()');
	return {
		prompt: say`Find the domain of ${rule(curve)}. Use interval notation.`,
		answer: withMisconceptions(
			written('interval', answer),
			[
				written(
					'interval',
					k > 0 ? interval(opposite(INFINITY), d, '()') : interval(d, INFINITY, '()'),
				),
				k > 0
					? 'reversed the inequality symbol'
					: 'did not reverse the inequality symbol when dividing by a negative number',
			],
			[
				written(
					'interval',
					k > 0 ? interval(-d, INFINITY, '()') : interval(opposite(INFINITY), -d, '()'),
				),
				'used the opposite sign for the endpoint',
			],
			[
				written(
					'interval',
					k > 0 ? interval(d, INFINITY, '[)') : interval(opposite(INFINITY), d, '(]'),
				),
				'included the endpoint, where the argument is 0',
			],
		),
		steps: [
			positiveLine(curve),
			...(k === 1
				? []
				: [
						line(
							relation(polynomialExpression(linear(1, 'x', -d)), k > 0 ? '>' : '<', 0),
							k > 0
								? `divide both sides by ${k}`
								: `divide both sides by ${k} and reverse the inequality symbol`,
						),
					]),
			line(relation('x', k > 0 ? '>' : '<', d), takeAway(-d)),
			withSetLine(sentence(say`The domain is ${answer}.`)),
		],
		hints: [say`For which values of ${symbol('x')} is the argument of the logarithm positive?`],
	};
}

function asymptote(curve: Curve): Draft | undefined {
	if (curve.c === curve.d) return undefined; // the two translations must differ
	const answer = equation('x', curve.d);
	return {
		prompt: say`Write an equation of the vertical asymptote of the graph of ${rule(curve)}.`,
		answer: withMisconceptions(
			written('line', answer),
			[
				written('line', equation('x', -curve.d)),
				'used the opposite sign for the horizontal translation',
			],
			[written('line', equation('y', curve.d)), 'gave a horizontal line instead of a vertical one'],
			[
				written('line', equation('x', curve.c)),
				'used the vertical translation instead of the horizontal one',
			],
		),
		steps: [
			line(equation(argumentOf(curve), 0), 'the vertical asymptote is where the argument equals 0'),
			...(curve.k === 1 || curve.d === 0
				? []
				: [
						line(
							equation(polynomialExpression(linear(1, 'x', -curve.d)), 0),
							`divide both sides by ${curve.k}`,
						),
					]),
			withLogarithm(
				line(answer, curve.d === 0 ? `divide both sides by ${curve.k}` : takeAway(-curve.d)),
				curve,
				{ hasWall: true },
			),
		],
		hints: [say`For which value of ${symbol('x')} is the argument of the logarithm equal to 0?`],
	};
}
