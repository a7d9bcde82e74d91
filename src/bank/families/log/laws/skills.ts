/** log.laws: the product, quotient and power laws. */
import {
	continued,
	type Expression,
	num,
	power,
	product,
	quotient,
	sum,
	symbol,
	times as timesOf,
} from '../../../../math/expression.ts';
import { term, uncollected } from '../../../../math/polynomial.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	type Draw,
	expression,
	line,
	sentence,
	type Skills,
	withMisconceptions,
} from '../../../family.ts';
import {
	EXPONENT_TO_COEFFICIENT,
	log,
	PRODUCT_LAW_SPLIT,
	QUOTIENT_LAW_SPLIT,
	readBase,
} from '../../../steps/exponential.ts';
import { condense } from './condense.ts';
import { evaluateExactly } from './evaluate.ts';
import { expand } from './expand.ts';
import { times } from './terms.ts';

export const skills: Skills = {
	'Rewrite a logarithm in terms of given logarithms': withGivenLogs,
	'Write an expression as a single logarithm': (draw) =>
		condense(draw, 10, draw.choice('half') === '0.5'),
	'Condense logarithms into one': (draw) => condense(draw, readBase(draw.inTurn('base')), false),
	'Expand a logarithm': expand,
	'Evaluate with the laws of logarithms': evaluateExactly,
};

/** Given log_b 2 = u and log_b 3 = v, write log_b of a number made of 2, 3 and b. */
function withGivenLogs(draw: Draw): Draft | undefined {
	const [m, n] = [draw.int('m'), draw.int('n')];
	const base = Number(draw.choice('base'));
	const isQuotient = draw.inTurn('type') === 'quotient';
	// With equal exponents nobody sees who switches them.
	if (m + n < 2 || m === 0 || n === 0 || m === n) return undefined;
	const [over, under] = isQuotient ? [2 ** m, 3 ** n] : [2 ** m * 3 ** n, 1];
	if (over > 1300 || under > 900) return undefined;
	const problem = log(base, under === 1 ? num(over) : quotient(over, under));
	const answer = uncollected(term(m, 'u'), term(isQuotient ? -n : n, 'v'));
	const split = isQuotient
		? sum(log(base, numberPower(2, m)), { kind: 'opposite', of: log(base, numberPower(3, n)) })
		: sum(log(base, numberPower(2, m)), log(base, numberPower(3, n)));
	return {
		prompt: say`Given that ${say`${equal(log(base, 2), 'u')} and ${equal(log(base, 3), 'v')}`}, write ${problem} in terms of ${symbol('u')} and ${symbol('v')}.`,
		answer: withMisconceptions(
			expression(answer),
			[
				expression(uncollected(term(m, 'u'), term(isQuotient ? n : -n, 'v'))),
				isQuotient
					? 'added the logarithm of the denominator instead of subtracting it'
					: 'subtracted the logarithms of the factors instead of adding them',
			],
			[
				expression(uncollected(term(n, 'u'), term(isQuotient ? -m : m, 'v'))),
				'switched the exponents of 2 and 3',
			],
			[
				expression(joinedLogs(m, n, isQuotient)),
				isQuotient
					? 'divided the logarithms instead of subtracting them'
					: 'multiplied the logarithms instead of adding them',
			],
		),
		steps: [
			line(problem),
			line(
				continued(
					log(
						base,
						isQuotient
							? quotient(numberPower(2, m), numberPower(3, n))
							: timesOf(numberPower(2, m), numberPower(3, n)),
					),
				),
				'write the argument with powers of 2 and 3',
			),
			line(continued(split), isQuotient ? QUOTIENT_LAW_SPLIT : PRODUCT_LAW_SPLIT),
			line(
				continued(
					sum(
						times(m, log(base, 2)),
						isQuotient ? { kind: 'opposite', of: times(n, log(base, 3)) } : times(n, log(base, 3)),
					),
				),
				EXPONENT_TO_COEFFICIENT,
			),
			sentence(
				say`So ${problem} equals ${answer}.`,
				'substitute u for the logarithm of 2 and v for the logarithm of 3',
			),
		],
		hints:
			isQuotient && m === 1 && n === 1
				? [say`Which law of logarithms applies to a quotient?`]
				: [
						say`How can you write the argument using only powers of 2 and 3?`,
						say`Which laws of logarithms apply to a ${isQuotient ? 'quotient' : 'product'} of powers?`,
					],
	};
}

/** Both logarithms with their factors, multiplied or divided. */
const joinedLogs = (m: number, n: number, isQuotient: boolean): Expression =>
	isQuotient
		? quotient(times(m, symbol('u')), times(n, symbol('v')))
		: times(m * n, product('u', 'v'));

const numberPower = (of: number, exponent: number): Expression =>
	exponent === 1 ? num(of) : power(of, exponent);

const equal = (left: Expression, letter: string): Expression => ({
	kind: 'relation',
	sign: '=',
	left,
	right: symbol(letter),
});
