/**
 * Reads number and units from the prompt and converts with a list of facts of its own, to which the prompt's stated
 * facts are added: a search from unit to unit finds the factor. Rates are converted above and below "per" apart.
 */
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import { expectNumber, promptFormula, type Verify } from '../../../verify/evidence.ts';
import {
	divide,
	type Exact,
	exact,
	less,
	multiply,
	raise,
	readExact,
	same,
	size,
	subtract,
} from '../../../verify/values.ts';

const KNOWN = `inches 36 yards 1, inches 63360 miles 1, inches 12 feet 1, ounces 16 pounds 1, ounces 32000 tons 1,
	fluid ounces 8 cups 1, fluid ounces 16 pints 1, fluid ounces 32 quarts 1, fluid ounces 128 gallons 1,
	millimeters 10 centimeters 1, millimeters 1000 meters 1, millimeters 1000000 kilometers 1,
	milligrams 1000 grams 1, milligrams 1000000 kilograms 1, milliliters 1000 liters 1, grams 100 hectograms 1,
	seconds 60 minutes 1, seconds 3600 hours 1, seconds 86400 days 1, seconds 604800 weeks 1`;

type Fact = { a: string; times: Exact; b: string };

const known: Fact[] = KNOWN.split(',').map((text) => {
	const [, b = '', times = '', a = ''] = /^\s*([a-z ]+) (\d+) ([a-z]+) 1$/.exec(text) ?? [];
	return { a, times: exact(Number(times)), b };
});

const plural = (unit: string) =>
	({ foot: 'feet', inch: 'inches', 'square foot': 'square feet' })[unit] ??
	(unit.endsWith('s') || unit.endsWith('feet') ? unit : `${unit}s`);

export const verify: Verify = ({ question }) => {
	const text = questionText(question.question);
	const given = readExact(promptFormula(question).replaceAll(/\{,\}|\\\$/g, ''));
	const [, named = '', to = ''] =
		/\$ ([a-z0-9 ]+)\. How many ([a-z0-9 ]+) is that\?/.exec(text) ??
		/^Convert \$[^$]+\$ ([a-z ]+) to ([a-z ]+)\./.exec(text) ??
		[];
	const from = named.startsWith('per ') ? `dollars ${named}` : named;
	const facts = statedIn(text);
	if (facts.some(contradictsKnown)) return ['a fact of the prompt is not true'];
	if (!usesStated(question, text)) return ['the solution uses another fact'];
	const factor = factorBetween(from, to, [...known, ...facts]);
	const stored = readExact(question.answer.value);
	if (!given || !factor || !stored) return ['number or units cannot be read'];
	const value = multiply(given, factor);
	const place = /nearest (tenth|hundredth|cent)/.exec(text)?.[1];
	if (!place) return expectNumber(question, value);
	const unit = exact(1, place === 'tenth' ? 10 : 100);
	const shown = (question.answer.value.split('.')[1] ?? '').length === (place === 'tenth' ? 1 : 2);
	return shown && less(size(subtract(stored, value)), divide(unit, exact(2)))
		? []
		: [`${question.answer.value} is not the rounded value`];
};

const statedIn = (text: string): Fact[] =>
	[...text.matchAll(/1 ([a-z ]+?) [=≈] ([\d.,]+) ([a-z ]+?)(?= and that 1 |\.)/g)].map(
		([, a = '', times = '', b = '']) => ({
			a: plural(a),
			times: readExact(times.replaceAll(',', '')) ?? exact(0),
			b,
		}),
	);

/** "1 mile ≈ 1.609 kilometers" is what the solution multiplies or divides by. */
const usesStated = ({ steps }: Question, text: string): boolean =>
	[...text.matchAll(/1 [a-z ]+ ≈ (\d+(?:\.\d+)?) /g)].every(([, times = '']) =>
		steps.some((step) =>
			new RegExp(`(?<![\\d.])${RegExp.escape(times)}(?![\\d]|\\.\\d)`).test(step.text),
		),
	);

/** "1 gallon = 4 gallons" */
function contradictsKnown({ a, times, b }: Fact): boolean {
	const factor = search(a, b, known);
	return factor !== undefined && !same(factor, times);
}

function factorBetween(from: string, to: string, facts: Fact[]): Exact | undefined {
	const [above = '', below] = from.split(' per ');
	const [newAbove = '', newBelow] = to.split(' per ');
	const over = measureFactor(above, newAbove, facts);
	if (below === undefined || newBelow === undefined) return over;
	const under = measureFactor(per(below), per(newBelow), facts);
	return over && under && divide(over, under);
}

const per = (unit: string) => (unit === '100 grams' ? 'hectograms' : plural(unit));

function measureFactor(from: string, to: string, facts: Fact[]): Exact | undefined {
	const direct = search(from, to, facts);
	const [, kind = '', a = ''] = /^(square|cubic) (.+)$/.exec(from) ?? [];
	if (direct || kind === '') return direct;
	const side = search(plural(a), to.replace(/^(?:square|cubic) /, ''), facts);
	return side && raise(side, exact(kind === 'square' ? 2 : 3));
}

/** How many `to` one `from` is, along any chain of facts. */
function search(from: string, to: string, facts: Fact[]): Exact | undefined {
	const found = new Map<string, Exact>([[from, exact(1)]]);
	for (const [unit, factor] of found)
		for (const { a, times, b } of facts) {
			if (a === unit && !found.has(b)) found.set(b, multiply(factor, times));
			if (b === unit && !found.has(a)) found.set(a, divide(factor, times));
		}
	return found.get(to);
}
