/** Formulas of science and geometry, worked out directly. */
import Fraction from 'fraction.js';
import { equation, type Expression, num } from '../../../../math/expression.ts';
import { PI } from '../../../../math/notation.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { rational, withUnit } from '../../../answer.ts';
import { caseOf } from '../../../described-cases.ts';
import { type Draft, type Draw, line, sentence } from '../../../family.ts';
import { SCIENCE } from './science-formulas.ts';
import { valueShown, withValues } from './formula-values.ts';
import { readFormula } from '../../../steps/read-formula.ts';

export function scienceFormula(draw: Draw): Draft | undefined {
	const use = caseOf(SCIENCE, draw.inTurn('formula'))(draw.int('p'), draw.int('q'));
	if (!use) return undefined;
	const { left, right } = readFormula(use.formula);
	const letter = use.formula.slice(0, 1);
	const values: Record<string, Expression> = Object.fromEntries(
		use.given.map(([name, value]) => [name, valueShown(new Fraction(value))]),
	);
	const filled = withValues(right, { ...values, ...(use.pi ? { '\\pi': num('22/7') } : {}) });
	const answer = use.unit ? withUnit(rational(use.value), use.unit) : rational(use.value);
	const when: Prose['parts'] = use.given.flatMap(([name, , unit], at) => [
		...(at === 0
			? []
			: [at < use.given.length - 1 ? ', ' : use.given.length > 2 ? ', and ' : ' and ']),
		...say`${equation(name, values[name] ?? 0)} ${unit}`.parts,
	]);
	const pi = use.pi ? say` Use ${equation(PI, num('22/7'))}.` : say``;
	const exact = use.value.d === 1n ? '' : ' Give the answer as a fraction in simplest form.';
	return {
		prompt: say`The formula ${equation(left, right)} ${use.says}. Find ${left}${use.unit ? `, in ${use.unit},` : ''} when ${{ parts: when }}.${pi}${exact}`,
		answer,
		steps: [
			line(equation(left, right)),
			line(equation(left, filled), 'put the values in place of the letters'),
			...(use.first ? [line(equation(letter, use.first[0]), use.first[1])] : []),
			line(
				equation(letter, num(use.value)),
				use.first ? undefined : 'divide, or reduce the fraction',
			),
			sentence(say`So ${left} is ${answer.body}.`),
		],
		hints: [
			say`Replace each letter on the right by its value. Letters side by side are multiplied.`,
		],
	};
}
