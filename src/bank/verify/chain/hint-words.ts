/** The words of a hint are those of its question: no asymptote where a line is asked for, no speed where a price is. */
import type { Question } from '../../../schemas/wire/question.ts';

/** Words that a hint takes from its question: they are said there, or on a line, in a reason, or in an answer. */
const TAKEN = new Set(
	`
		absolute account actual addend air amplitude angular approach arc arm arrangement assigned
		asymptote balance ball bicycle bisector black blocked blue borrow borrowed bottom bought
		bound car carpeted cent center centre centroid circle circumcentre circumference city
		clockwise closest commission complement complementary compounded concentration cone
		congruent conjugate continuously corresponding cosecant cotangent count counted
		counterclockwise covered cube cylinder daily day deposit depression depth determinant
		deviation diagram direct discount dish display dividend divisible divisor dollar domain dot
		double doubling downstream dried earned enlarged entry estimate event exterior factorial
		father favor feet fence final flow focu force frame gram gray halve head hemisphere
		hiking hit holder hour identical improper included income independent inequality infinitely
		innermost interest interior interquartile inverse invested irrational junior load loan log
		longest math matrix maxima maximum meter midpoint midsegment minima minimum minute mixed
		mixture monthly multiplicity natural nearest nonzero normal notation old ordered origin
		outcome outer outlier overlap painted parabola parallel pascal path people perimeter period
		person plan play plot poll polygon population pound predict present prime principal prism
		probability proportional purchase pythagorean quadrant quadrilateral quarter quartile radian
		radiu random rational reason red reduced reflection region remote reorder repeating residual
		restriction roll rotation row running sale sample saved score sea season secant section
		selling sequence shaded shorter shortest similar simplest sine slanted slower sold sound
		space sphere split successful supplementary support surface swimming table tall tallest
		tangent target tax temperature terminal theorem throw tiled trapezoid travel traveling
		treatment tree turning twice vertice visit volume vote wave weight white width wooden worked
		worth yard year yellow
`
		.trim()
		.split(/\s+/),
);

/** Without the s of the plural. */
const singular = (word: string): string => word.toLowerCase().replace(/(?<=[^s])s$/, '');

/** Issues for words such as "asymptote" in a hint to a question without one. */
export function checkHintWords({ question_speech, answer, steps, hints }: Question): string[] {
	const named = new Set(
		hints.flatMap(({ text }) =>
			(text.replaceAll(/\$[^$]*\$/g, ' ').match(/[A-Za-z]{3,}/g) ?? []).map(singular),
		),
	).intersection(TAKEN);
	if (named.size === 0) return [];
	const said = [
		question_speech,
		answer.speech,
		...(answer.choices ?? []).map(({ speech }) => speech),
		...steps.flatMap(({ speech, why = '' }) => [speech, why]),
	]
		.join('\n')
		.toLowerCase();
	return [...named]
		.filter((word) => !said.includes(word))
		.map((word) => `a hint speaks of "${word}", which neither the question nor a line does`);
}
