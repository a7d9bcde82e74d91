/** The last line states the stored answer, in one of the ways in which lines say it. */
import { formulasIn } from '../../math/markup.ts';
import type { Question } from '../../schemas/wire/question.ts';
import { safelyEquivalent } from './same-value.ts';
import { sidesOf } from './values.ts';

/** Issues for a solution that does not end with its answer. */
export function checkLastLine({ steps, answer }: Question): string[] {
	const last = steps.at(-1);
	if (!last) return ['there are no steps'];
	const shown = answer.text.replaceAll('$', '');
	const [, result] = /^\$= ([^$]*)\$$/.exec(last.text) ?? [];
	if (result !== undefined && /^\$[^$]*\$$/.test(answer.text) && result !== shown)
		return [`the last step "${last.text}" does not state the answer as "${answer.text}"`];
	const stated = last.text.replaceAll('$', '');
	const isStated = (text: string) =>
		stated.includes(text) || stated.replaceAll(/,? and /g, ', ').includes(text);
	if ([shown, inSigns(shown), afterOtherWords(shown)].some(isStated)) return [];
	const isSet = answer.kind === 'equation-solution-set' || answer.kind === 'solution-set';
	if (isSet && statesCases(last.text, answer.value)) return [];
	if (answer.kind === 'quotient-remainder' && formulasIn(last.text).join(', ') === answer.value)
		return [];
	if (isSet && formulasIn(last.text).join(', ') === answer.value) return [];
	if (answer.kind === 'ordered-list' && statesInOrder(last.text, answer.value)) return [];
	const final = formulasIn(last.text).flatMap(sidesOf).at(-1);
	if (final !== undefined && safelyEquivalent(final, answer.value)) return [];
	return [`the last step "${last.text}" does not state the answer "${answer.text}"`];
}

/**
 * "x = 5 or x = −2" states the solutions −2, 5, and "x ≈ 0.59" a rounded one; values in degrees have no degree sign.
 */
function statesCases(text: string, solutions: string): boolean {
	const cases = formulasIn(text).map((tex) =>
		tex.replaceAll('^{\\circ}', '').split(/ = | \\approx /),
	);
	const [variable] = cases.at(-1) ?? [];
	const values = cases
		.filter(([left]) => left === variable)
		.map((sides) => (sides.length === 2 ? sides[1] : ''));
	return values.toSorted().join(', ') === solutions.split(', ').toSorted().join(', ');
}

/** "So x = 9 and y = 8" states 9, 8, as do "So x ≈ 9 and y = 8", "The integers are 9 and 8", and "Ana gets $9, and Leo gets $8". */
const statesInOrder = (text: string, values: string): boolean =>
	formulasIn(text)
		.map((tex) => /^(?:[a-z] (?:=|\\approx) )?(?:\\\$)?(-?\d.*)$/.exec(tex)?.[1])
		.join(', ') === values;

/**
 * "The events are dependent, because …" states the choice "Dependent, because …", but not "Independent, because …"; "This
 * shows a weak association" states "A weak association".
 */
const afterOtherWords = (shown: string): string =>
	shown.replace(/^(?:A(?= [a-z])|[A-Z](?=[a-z]))/, (letter) => ` ${letter.toLowerCase()}`);

/** "12 dollars" as \$12 and "5 percent" as 5%; dollar signs are dropped as on the line. */
const inSigns = (shown: string): string =>
	shown.replace(/^(.+) percent$/, '$1\\%').replace(/^(.+) dollars$/, '\\$1');
