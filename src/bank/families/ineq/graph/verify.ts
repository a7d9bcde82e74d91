/** Reads the words of the figure as the set it shows and asks it, the inequality and the interval the same numbers. */
import { expectOneChoice, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import { questionText } from '../../../../math/question-text.ts';
import type { Question } from '../../../../schemas/wire/question.ts';
import type { Exact } from '../../../verify/values.ts';
import { setStatementIssues, type Shown } from './set-statements.verify.ts';
import { readSolutionLine } from './read-solution-line.verify.ts';
import {
	expectRegion,
	lettersOfRelation,
	readCondition,
	readRegion,
	testPoints,
} from '../../../verify/regions.ts';

export const verify: Verify = ({ question }) => {
	const { kind } = question.answer;
	if (kind !== 'multiple-choice') {
		const shown = question.image_id ? shownBy(question) : givenBy(question);
		return [
			...expectRegion(question, shown.has, shown.ends),
			...setStatementIssues(question, shown),
		];
	}
	if (question.question.startsWith('Which number line')) {
		const wanted = givenBy(question);
		return [
			...expectOneChoice(question, (text) => agree(wanted, rowOf(question, text.slice(-1)))),
			...setStatementIssues(question, wanted),
		];
	}
	const wanted = shownBy(question);
	return [
		...expectOneChoice(question, (text) =>
			agree(wanted, statementIn([...text.matchAll(/\$(.*?)\$/g)].map(([, tex = '']) => tex))),
		),
		...setStatementIssues(question, wanted),
	];
};

const agree = (one: Shown, two: Shown): boolean =>
	testPoints([...one.ends, ...two.ends]).every((x) => one.has(x) === two.has(x));

/** The words of the figure follow the prompt in the spoken text. */
const shownBy = ({ question_speech }: Question): Shown => readSolutionLine(question_speech);

function rowOf({ question_speech }: Question, letter: string): Shown {
	const row = question_speech.split('Number line ').find((part) => part.startsWith(`${letter}: `));
	return readSolutionLine(row ?? '');
}

function givenBy(question: Question): Shown {
	const formulas = promptFormulas(question).filter((tex) => tex !== 'x');
	const or = / or \$/.test(questionText(question.question));
	const [only = ''] = formulas;
	return or || /[<>]|\\[lg]e(?![a-zA-Z])/.test(only) ? statementIn(formulas) : readRegion(only);
}

/** One inequality, or two with "or" between them. */
function statementIn(formulas: string[]): Shown {
	const parts = formulas.map((tex) => {
		const [letter = 'x'] = lettersOfRelation(tex);
		const holds = readCondition(tex);
		return (x: Exact) => holds({ [letter]: x });
	});
	const ends = formulas.flatMap(boundsIn);
	return { has: (x) => parts.some((part) => part(x)), ends };
}

/** Ends of a relation that names them; none for one that must be solved first. */
const boundsIn = (tex: string): Exact[] => readRegion(tex).ends;
