/** Quantities that change at a constant rate: the mistake is repeated with the rate and the initial value of the record. */
import { isNear } from '../../equation-lines.ts';
import { isOneOf } from '../relations/found-values.ts';
import { isAmong, withLine } from './line-relations.ts';
import { either } from '../relations/combined.ts';
import type { Pair, Relation } from '../relations/relations.ts';
import { xInterceptOf, type Line, modelOf, slopeOf, yInterceptOf } from './read-lines.ts';
import { rule, type Rule } from '../rule.ts';

/** A number that follows from the relationship, and from the right answer if the mistake begins there. */
const fromModel = (
	leads: (model: Line, right: number, pair: Pair) => readonly number[],
): Relation =>
	isOneOf((pair) => {
		const model = modelOf(pair);
		return model ? leads(model, pair.parts()?.[0].values[0]?.[0] ?? Number.NaN, pair) : [];
	});

const promptNumbers = ({ prompt }: Pair): number[] =>
	(prompt.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** In a table, "f of x: negative 2, 19, 40". */
const valuesInTable = ({ record }: Pair): number[] =>
	(
		/\. f of x: ([^:]*)$/.exec(minus(record.question_speech))?.[1]?.match(/-?\d+(?:\.\d+)?/g) ?? []
	).map(Number);

/** In a table, "h: 53, 63, 73, 83". */
const firstInTable = ({ record }: Pair): number =>
	Number(/\. [a-zA-Z]: (-?[\d.]+)[^:]*$/.exec(minus(record.question_speech))?.[1]);

const minus = (speech: string): string => speech.replaceAll('negative ', '-');

const says =
	(wrong: (said: readonly string[]) => RegExp): Relation =>
	(pair) =>
		pair.wrong !== pair.right && wrong(pair.said).test(pair.wrong.replaceAll('\\$', ''));

const VALUE =
	'(?:the (?!slope|[xy]-intercept|[xy]-coordinate|opposite)[a-z’ -]+(?: (?:after|for|at|when) .*)?|the total .*|f\\(−?\\d+\\))';

export const LINEAR_MODEL_RULES: readonly Rule[] = [
	rule(
		fromModel((model) => [slopeOf(model)]),
		'gave the rate of change',
	),
	rule(
		fromModel((model) => [Math.abs(slopeOf(model))]),
		'gave the (?:decrease|increase) in .* (?:each|for each) [a-z]+',
	),
	rule(
		fromModel((model) => [yInterceptOf(model)]),
		'gave the initial (?:value(?:, NUMBER,)?|[a-z]+) instead of .*',
		'gave the initial value',
	),
	rule(
		fromModel((model) => [yInterceptOf(model) + slopeOf(model)]),
		'added the rate of change to the initial value',
	),
	rule(
		fromModel((model) => [xInterceptOf(model)]),
		'gave the number of [a-z]+ until the .* is 0',
	),
	rule(
		fromModel((model) => [yInterceptOf(model) - Math.abs(slopeOf(model))]),
		'subtracted instead of dividing',
	),
	rule(
		fromModel((model, right) => [right - yInterceptOf(model)]),
		'left out the ground-level temperature',
		'found only mx and did not add b',
	),
	rule(
		fromModel((model, right) => [Math.abs(right - yInterceptOf(model))]),
		'gave only the (?:decrease|increase) in (?:(?!each).)*',
	),
	rule(
		fromModel((model, right) => [2 * yInterceptOf(model) - right]),
		'added the decrease instead of subtracting it',
	),
	rule(
		either(
			fromModel((model, right, pair) =>
				[...promptNumbers(pair), ...valuesInTable(pair)].map(
					(given) => right - yInterceptOf(model) + given,
				),
			),
			withLine(
				(right, wrong, pair) =>
					isNear(slopeOf(right), slopeOf(wrong)) &&
					yInterceptOf(right) !== yInterceptOf(wrong) &&
					isAmong(yInterceptOf(wrong), promptNumbers(pair)),
			),
		),
		`used ${VALUE} as (?:the (?:fixed (?:monthly )?cost|initial [a-z]+|base pay|ground-level temperature)|b)`,
	),
	rule(
		fromModel((model, _, pair) => promptNumbers(pair).map((given) => given + slopeOf(model))),
		'added the change for only one .* to .*',
	),
	rule(
		isOneOf((pair) => [firstInTable(pair)]),
		'gave the first value of [a-zA-Z] in the table',
	),
	rule(
		fromModel((model, _, pair) => [firstInTable(pair) - slopeOf(model)]),
		'went back only one [a-z]+ from the first column of the table',
	),
	rule(
		withLine(
			(right, wrong) =>
				slopeOf(wrong) === yInterceptOf(right) && yInterceptOf(wrong) === slopeOf(right),
		),
		'switched the .* and the rate of change',
	),
	rule(
		withLine(
			(right, wrong) =>
				yInterceptOf(wrong) === 0 && slopeOf(wrong) === slopeOf(right) + yInterceptOf(right),
		),
		'multiplied the .* by the number of [a-z ]+ as well',
	),
	// What a number means
	rule(
		says(() => / (?:increases|decreases) by /),
		'read the initial value as the rate of change',
	),
	rule(
		says(() => / is [^=]*when \$?[a-z] = 0/),
		'read the rate of change as the initial value',
	),
	rule(
		says(() => / is always /),
		'treated .* as constant',
	),
	rule(
		says(([number = '']) => new RegExp(` is \\$?0\\$? .*when \\$?[a-z] = ${number}\\b`)),
		'treated NUMBER as a number of [a-z]+',
	),
];
