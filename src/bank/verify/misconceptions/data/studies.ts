/** Kinds of studies and samples: what the wrong choice says instead. */
import { chose } from '../relations/chosen-answers.ts';
import { either, where } from '../relations/combined.ts';
import type { Relation } from '../relations/relations.ts';
import { rule, type Rule } from '../rule.ts';

const CAUSE = 'cause and effect';

const isCausal = (text: string): boolean => text.includes(`shows ${CAUSE}`);

const isGeneral = (text: string): boolean => text.includes('can be generalized');

/** Whether the wrong choice differs from the right one in the cause, in the generalization, or in both. */
const concluded = (cause: boolean, generalization: boolean): Relation =>
	where(
		/study|chosen/,
		({ right, wrong }) =>
			(isCausal(right) !== isCausal(wrong)) === cause &&
			(isGeneral(right) !== isGeneral(wrong)) === generalization,
	);

/** "A sample of students who respond to a poster depends on who volunteers.": what a line says of the chosen sample. */
const plan =
	(fault?: string): Relation =>
	({ record, wrong, said }) => {
		const says = new RegExp(`^A sample of (.*) ${fault ?? RegExp.escape(said[0] ?? '')}\\.$`);
		const lines = record.steps.flatMap(({ text }) => says.exec(text)?.[1] ?? []);
		return lines.length > 0
			? !/ at random /.test(wrong) && lines.some((sample) => wrong.endsWith(` ${sample}`))
			: undefined;
	};

export const STUDY_RULES: readonly Rule[] = [
	// Kinds of studies
	rule(
		either(chose(/^An experiment$/), concluded(true, false)),
		'thought that (?:a|the) treatment was assigned at random',
	),
	rule(
		chose(/^A sample survey$/),
		'thought that a random sample was used to learn about the whole group',
	),
	rule(
		chose(/^An observational study$/),
		'thought that the people or things were only observed, not asked or treated in any way',
	),
	rule(chose(/^A census$/), 'thought that data were collected from every member of the group'),
	rule(
		concluded(false, true),
		'overlooked the random choice of the sample',
		'thought that the sample was random',
	),
	rule(concluded(true, false), 'overlooked the random assignment'),
	rule(
		concluded(true, true),
		'overlooked both the random choice and the random assignment',
		'thought that both the choice and the assignment were random',
	),
	// A representative sample
	rule(plan('is chosen for convenience'), 'chose a convenience sample instead of a random sample'),
	rule(plan('leaves out .*'), 'chose a sample from only one part of the population'),
	rule(plan(), 'chose a sample that (depends on .*)'),
];
