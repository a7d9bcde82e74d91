/** Mistakes with a sinusoidal model that is changed: "the axis is raised by $2$ metres", "one cycle takes half as long". */
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import { numberIn } from '../../equation-lines.ts';
import { fromGiven } from '../relations/calculations.ts';
import { where } from '../relations/combined.ts';
import type { Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

type Model = { amplitude: number; axis: number };

const CHANGE =
	/amplitude is (increased|decreased) by \$(\d+)\$|axis is (raised|lowered) by \$(\d+)\$/;

/** The first model, the new one, and the coefficient of t in the first. */
function modelsIn({ question }: Question) {
	const text = questionText(question);
	const [, size = '', factor = '', axis = ''] =
		/= (\d*)\\(?:sin|cos)(?:\\left)?\((.*?)t(?:\\right)?\) \+ (\d+)/.exec(text) ?? [];
	if (axis === '') return [];
	const [, resized, by, moved, shift] = CHANGE.exec(text) ?? [];
	const first: Model = { amplitude: Number(size || 1), axis: Number(axis) };
	const next: Model = {
		amplitude: first.amplitude + (resized === 'decreased' ? -1 : 1) * Number(by ?? 0),
		axis: first.axis + (moved === 'lowered' ? -1 : 1) * Number(shift ?? 0),
	};
	return [{ first, next, coefficient: factor === '' ? 1 : numberIn(factor) }];
}

type Models = ReturnType<typeof modelsIn>[number];

const top = ({ amplitude, axis }: Model): number => axis + amplitude;
const bottom = ({ amplitude, axis }: Model): number => axis - amplitude;

/** What the question asks for, and what was found instead. */
const found = (
	asked: RegExp,
	right: (models: Models) => number,
	wrong: (models: Models) => number,
): Relation => where(asked, fromGiven(modelsIn, right, wrong));

const [MAXIMUM, MINIMUM] = [/the new maximum value/, /the new minimum value/];
const [FASTER, SLOWER] = [/takes half as long/, /takes twice as long/];

const twice = ({ coefficient }: Models): number => 2 * coefficient;
const half = ({ coefficient }: Models): number => coefficient / 2;

const ofCoefficient = (wrong: (models: Models, right: number) => number): Relation[] => [
	found(FASTER, twice, (models) => wrong(models, twice(models))),
	found(SLOWER, half, (models) => wrong(models, half(models))),
];

export const CHANGED_MODEL_RULES: readonly Rule[] = [
	rule(
		found(
			MAXIMUM,
			({ next }) => top(next),
			({ first }) => top(first),
		),
		'found the maximum value of the first model, before the change',
	),
	rule(
		found(
			MINIMUM,
			({ next }) => bottom(next),
			({ first }) => bottom(first),
		),
		'found the minimum value of the first model, before the change',
	),
	rule(
		found(
			MAXIMUM,
			({ next }) => top(next),
			({ next }) => bottom(next),
		),
		'found the minimum value instead of the maximum',
	),
	rule(
		found(
			MINIMUM,
			({ next }) => bottom(next),
			({ next }) => top(next),
		),
		'found the maximum value instead of the minimum',
	),
	...ofCoefficient(({ coefficient }) => coefficient).map((relation) =>
		rule(relation, 'gave the coefficient of t in the first model'),
	),
	...ofCoefficient((_, right) => 360 / right).map((relation) =>
		rule(relation, 'gave the new period instead of the coefficient of t'),
	),
	rule(found(FASTER, twice, half), 'divided the coefficient of t by 2, as if it were the period'),
	rule(
		found(SLOWER, half, twice),
		'multiplied the coefficient of t by 2, as if it were the period',
	),
];
