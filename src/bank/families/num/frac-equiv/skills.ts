/** num.frac-equiv: equivalent fractions, lowest terms, mixed numbers. */
import {
	blank,
	continued,
	divided,
	equation,
	num,
	opposite,
	quotient,
	sum,
	times,
} from '../../../../math/expression.ts';
import { mixed } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import {
	type Draft,
	line,
	rational,
	rationalAs,
	sentence,
	type Skills,
	withMisconceptions,
	type WrongAnswer,
} from '../../../family.ts';
import { fraction, isProperForm, valueOf } from '../../../steps/fractions.ts';

export const skills: Skills = {
	'Write a fraction in simplest form'(draw) {
		const [p, q, k] = [draw.int('p'), draw.int('q'), draw.int('k')];
		if (!isProperForm([p, q]) || k * p > 144 || k * q > 144) return undefined;
		const negative = draw.inTurn('sign') === '-';
		const sign = negative ? -1 : 1;
		const dividing = quotient(divided(k * p, k), divided(k * q, k));
		const problem = fraction([sign * k * p, k * q]);
		return {
			prompt: say`Write ${problem} in simplest form.`,
			answer: withMisconceptions(
				rational(valueOf([sign * p, q])),
				...(p === 1
					? []
					: [
							[
								rational(valueOf([sign * (k * p - k), k * q - k])),
								`subtracted ${k} from the numerator and the denominator instead of dividing`,
							] satisfies WrongAnswer,
						]),
				[rational(valueOf([sign * p, k * q])), 'divided only the numerator'],
				[rational(valueOf([sign * k * p, q])), 'divided only the denominator'],
			),
			steps: [
				line(problem),
				line(
					continued(negative ? opposite(dividing) : dividing),
					`the greatest common factor of ${k * p} and ${k * q} is ${k}, so divide both by ${k}`,
				),
				line(continued(num(valueOf([sign * p, q])))),
			],
			hints: [say`What is the largest number that divides evenly into both ${k * p} and ${k * q}?`],
		};
	},

	'Find the missing part of an equivalent fraction'(draw) {
		const [p, q, k] = [draw.int('p'), draw.int('q'), draw.int('k')];
		if (!isProperForm([p, q])) return undefined;
		const over = draw.inTurn('slot') === 'num';
		const [known, missing] = over ? [q, p] : [p, q];
		if (k === known) return undefined; // 5/6 = 25/□ with 5 × 6 = 30
		const [knownName, missingName] = over
			? ['denominator', 'numerator']
			: ['numerator', 'denominator'];
		const right = over ? quotient(blank, k * q) : quotient(k * p, blank);
		const problem = equation(quotient(p, q), right);
		return {
			prompt: say`Find the missing number: ${problem}.`,
			answer: withMisconceptions(
				rational(k * missing),
				[
					rational(missing + k * known - known),
					`added ${k * known - known} instead of multiplying by ${k}`,
				],
				[rational(missing), `left the ${missingName} unchanged`],
				[rational(k), `gave the number that the ${knownName} was multiplied by`],
			),
			steps: [
				line(problem),
				line(equation(times(known, k), k * known), `the ${knownName} was multiplied by ${k}`),
				line(equation(times(missing, k), k * missing), `multiply the ${missingName} by ${k} too`),
				line(equation(quotient(p, q), quotient(k * p, k * q))),
				sentence(say`The missing number is ${k * missing}.`),
			],
			hints: [
				say`What number do you multiply the ${knownName} ${known} by to get ${k * known}? What must you do to the ${missingName}?`,
			],
		};
	},

	'Convert mixed numbers and improper fractions'(draw) {
		const [w, p, q] = [draw.int('w'), draw.int('p'), draw.int('q')];
		// With w = p, the numerator times the denominator plus the whole number is right, too.
		if (p >= q || w === p || !isProperForm([p, q])) return undefined;
		return draw.inTurn('dir') === 'to' ? toImproper(w, p, q) : toMixed(w, p, q);
	},
};

function toImproper(w: number, p: number, q: number): Draft {
	const value = valueOf([w * q + p, q]);
	return {
		prompt: say`Write ${mixed(value)} as an improper fraction.`,
		answer: withMisconceptions(
			rational(value),
			[rational(valueOf([w + p, q])), 'added the whole number to the numerator'],
			[rational(valueOf([w * p, q])), 'multiplied the whole number by the numerator'],
			[rational(valueOf([w * q, q])), 'left out the fraction part'],
		),
		steps: [
			line(mixed(value)),
			line(continued(sum(w, quotient(p, q))), 'a mixed number is a sum'),
			line(
				continued(sum(quotient(times(w, q), q), quotient(p, q))),
				`write ${w} as a fraction with a denominator of ${q}`,
			),
			line(continued(sum(quotient(w * q, q), quotient(p, q)))),
			line(continued(num(value)), 'add the numerators'),
		],
		hints: [
			say`How many pieces of size ${quotient(1, q)} are in ${w}? How many are there when you include the fraction part?`,
		],
	};
}

function toMixed(w: number, p: number, q: number): Draft {
	const over = w * q + p;
	const value = valueOf([over, q]);
	return {
		prompt: say`Write ${quotient(over, q)} as a mixed number in simplest form.`,
		answer: withMisconceptions(
			rationalAs(value, 'mixed number', mixed(value)),
			[rational(valueOf([p * q + w, q])), 'swapped the quotient and the remainder'],
			[
				rational(valueOf([w * q + over, q])),
				'kept the original numerator instead of the remainder',
			],
		),
		steps: [
			sentence(
				say`${over} divided by ${q} is ${w}, with a remainder of ${p}.`,
				`${w} × ${q} = ${w * q}, and ${over} − ${w * q} = ${p}`,
			),
			line(
				equation(quotient(over, q), sum(quotient(w * q, q), quotient(p, q))),
				'separate the whole-number part',
			),
			line(continued(mixed(value)), `${w * q}/${q} = ${w}`),
		],
		hints: [say`How many times does ${q} go into ${over}, and what is left over?`],
	};
}
