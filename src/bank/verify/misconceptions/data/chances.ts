/** Probabilities of one outcome: each mistake is repeated with the counts of the prompt or the figure. */
import type { Question } from '../../../../schemas/wire/question.ts';
import { questionText } from '../../../../math/question-text.ts';
import { calculated, changedBy, fromGiven } from '../relations/calculations.ts';
import { chose } from '../relations/chosen-answers.ts';
import { either } from '../relations/combined.ts';
import { changed } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';
import { sum } from '../../statistics.ts';

/** The favorable and all outcomes, by counting what the prompt lists: the key is the first over the sum. */
const oddsIn = ({ question }: Question): { favorable: number; all: number }[] => {
	const counts = /(?:holds|contains|size:) ([^.]*)\./.exec(questionText(question))?.[1] ?? '';
	const kinds = [...counts.matchAll(/\$(\d+)\$/g)].map(([, count]) => Number(count));
	const all = sum(kinds);
	return kinds.flatMap((count) => [
		{ favorable: count, all },
		{ favorable: all - count, all },
	]);
};

/** From a table with one row of counts. */
const countsIn = ({
	question_speech: speech,
}: Question): { favorable: number; all: number; kinds: number }[] => {
	const [, row = ''] = /One row, [^:]*: ([\d, ]+)\./.exec(speech) ?? [];
	const counts = row.split(', ').map(Number);
	const all = sum(counts);
	return counts.map((favorable) => ({ favorable, all, kinds: counts.length }));
};

const chance = ({ favorable, all }: { favorable: number; all: number }): number => favorable / all;

/** p/(1 − p), and what is divided by the rest. */
const odds = changed((value) => value / (1 - value));

export const CHANCE_RULES: readonly Rule[] = [
	// One kind of outcome
	rule(
		odds,
		'divided by the number of (?:other .*|unfavorable outcomes|.* outside this interval|.* who .*) instead of the total',
	),
	rule(
		fromGiven(oddsIn, chance, ({ all }) => 1 / all),
		'counted only one favorable \\w+',
	),
	rule(
		either(
			fromGiven(countsIn, chance, ({ kinds }) => 1 / kinds),
			fromGiven(
				countsIn,
				(given) => 1 - chance(given),
				({ kinds }) => 1 - 1 / kinds,
			),
		),
		'assumed that all the colors were equally likely',
	),
	rule(
		calculated(
			(some, all) => some * all,
			(some, all) => all / some,
		),
		'divided by the probability instead of multiplying by it',
	),
	rule(
		calculated(
			(some, all) => some * all,
			(some, all) => (1 - some) * all,
		),
		'multiplied by the probability of the complement',
		'found how many of the .* are not \\w+',
	),
	rule(
		calculated(
			(over, under, all) => (over * all) / under,
			(_, under, all) => all / under,
		),
		'divided by NUMBER but did not multiply by NUMBER',
		'found only one of the equal parts',
	),
	rule(
		calculated(
			(some, one, other) => one / some - one - other,
			(some, one) => one / some,
		),
		'found the total number of .*',
	),
	rule(
		calculated(
			(some, one, other) => one / some - one - other,
			(some, one) => one / some - one,
		),
		'found the number of .* that are not \\w+',
	),
	rule(
		changedBy((value, sides) => value + 1 / sides),
		'counted NUMBER as (?:less|greater) than NUMBER(?:, or NUMBER as (?:less|greater) than NUMBER)?',
	),
	// How likely
	rule(chose(/^as likely as not$/), 'thought that any event is as likely to happen as not'),
	rule(
		either(
			chose(/^unlikely$/, /^likely$/),
			chose(/^likely$/, /^unlikely$/),
			chose(/^certain$/, /^impossible$/),
			chose(/^impossible$/, /^certain$/),
		),
		'described the opposite event',
		'confused an impossible event with a certain one',
	),
	rule(
		chose(/^certain$/, /^likely$|^as likely as not$/),
		'treated (?:a likely event|the most likely color) as certain',
	),
	rule(chose(/^impossible$/, /^unlikely$/), 'treated an unlikely event as impossible'),
	rule(chose(/^unlikely$/, /^impossible$/), 'treated an impossible event as only unlikely'),
	rule(chose(/^likely$/, /^certain$/), 'treated a certain event as only likely'),
];
