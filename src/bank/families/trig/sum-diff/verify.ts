/** Evaluates prompt and answer as real numbers; angles are found from the ratios and their quadrants. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { promptFormulas, sameAtAngles, type Verify } from '../../../verify/evidence.ts';
import { isSimplestRadical } from '../../../verify/radical-form.ts';
import { readReal, sidesOf } from '../../../verify/values.ts';

export const verify: Verify = ({ question }) => {
	const [given = ''] = promptFormulas(question);
	const { kind, value } = question.answer;
	if (kind === 'rational' || kind === 'integer') return fromRatios(question);
	const functions = value.match(/\\(?:sin|cos|tan|sqrt)/g) ?? [];
	return [
		...(sameAtAngles(given, value) ? [] : [`${value} is not ${given}`]),
		...(functions.length > 2 ? [`${value} is not short`] : []),
		...(kind === 'radical' && (/sin|cos|tan/.test(value) || !isSimplestRadical(value))
			? [`${value} is not in simplest form`]
			: []),
	];
};

function fromRatios(question: Question): string[] {
	const formulas = promptFormulas(question);
	const quadrants = [...question.question.matchAll(/\$([ABx])\$ lies in quadrant (I{1,3}V?|IV)/g)];
	const angles = Object.fromEntries(
		quadrants.map(([, name = '', roman = '']) => {
			const [, f = '', tex = ''] =
				formulas
					.map((formula) => new RegExp(`^\\\\(sin|cos) ${name} = (.*)$`).exec(formula))
					.find(Boolean) ?? [];
			return [name, angleIn(f, readReal(tex)(), ['I', 'II', 'III', 'IV'].indexOf(roman))];
		}),
	);
	const wanted = readReal(
		formulas.find(
			(formula) => sidesOf(formula).length === 1 && /^\\(?:sin|cos|tan)/.test(formula),
		) ?? '',
	)(angles);
	const [over = '', under = '1'] = question.answer.value.split('/');
	const stored = Number(over) / Number(under);
	return Math.abs(stored - wanted) < 1e-9 * Math.max(1, Math.abs(wanted))
		? []
		: [`the stored answer is ${stored}, the check gives ${wanted}`];
}

/** The angle with this sine or cosine in a quadrant, 0 to 3; NaN where the ratio has the other sign. */
function angleIn(f: string, value: number, quadrant: number): number {
	const isPositive = f === 'sin' ? quadrant < 2 : quadrant % 3 === 0;
	if (value > 0 !== isPositive) return Number.NaN;
	const related = f === 'sin' ? Math.asin(Math.abs(value)) : Math.acos(Math.abs(value));
	return (
		[related, Math.PI - related, Math.PI + related, 2 * Math.PI - related][quadrant] ?? Number.NaN
	);
}
