/** Recomputes arcs and speeds from the numbers of the prompt, going along the rim instead of through the formula. */
import { questionText } from '../../../../math/question-text.ts';
import { promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { readReal } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question);
	const [one = Number.NaN, two = Number.NaN] = promptFormulas(question).map((formula) =>
		readReal(formula.replace(/\\text\{[^}]*\}/, ''))(),
	);
	const stored = Number(question.answer.value);
	const wanted = valueOf(text, one, two);
	const places = question.answer.value.split('.')[1]?.length ?? 0;
	const half = text.includes('Round') ? 0.5 * 10 ** -places : 1e-9;
	return Math.abs(stored - wanted) <= half + 1e-9
		? []
		: [`the stored answer is ${stored}, the check gives ${wanted}`];
};

const CIRCLE = Math.PI * 2;

const METRES: Readonly<Record<string, number>> = {
	cm: 0.01,
	m: 1,
	km: 1000,
	centimetres: 0.01,
	metres: 1,
	kilometres: 1000,
};
const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600 };

function valueOf(text: string, one: number, two: number): number {
	// The part of the whole rim that the angle takes.
	if (text.includes('How long is the arc')) return (two / CIRCLE) * (CIRCLE * one);
	if (text.includes('radius of the circle')) return one / (two / CIRCLE) / CIRCLE;
	if (text.includes('What central angle')) return (two / (CIRCLE * one)) * CIRCLE;
	const [, length = ''] = /\\text\{ ?([a-z]+)\}/.exec(text) ?? [];
	const rim = CIRCLE * one * (METRES[length] ?? Number.NaN);
	const [, asked = ''] = /(?:How many revolutions|radians|metres) per ([a-z]+)/.exec(text) ?? [];
	const span = SECONDS[asked] ?? Number.NaN;
	if (text.includes('How many revolutions')) return (metresPerSecond(text, two) / rim) * span;
	const turns = span / secondsPerTurn(text, two);
	if (text.includes('angular speed')) return CIRCLE * turns;
	const [, unit = ''] = /in ([a-z]*metres) per /.exec(text) ?? [];
	return (rim * turns) / (METRES[unit] ?? Number.NaN);
}

/** "moves at $2.35\text{ m/s}$" */
function metresPerSecond(text: string, speed: number): number {
	const [, length = ''] = /\\text\{ ?([a-z]+)\/s\}/.exec(text) ?? [];
	return speed * (METRES[length] ?? Number.NaN);
}

/** "$520$ revolutions per minute", "once every $130$ seconds", "one complete orbit takes $97$ minutes" */
function secondsPerTurn(text: string, number: number): number {
	const [, unit = ''] = /\$ revolutions per ([a-z]+)/.exec(text) ?? [];
	if (unit) return (SECONDS[unit] ?? Number.NaN) / number;
	const [, each = ''] = /(?:once every|orbit takes) \$[\d.]+\$ ([a-z]+)s\b/.exec(text) ?? [];
	return number * (SECONDS[each] ?? Number.NaN);
}
