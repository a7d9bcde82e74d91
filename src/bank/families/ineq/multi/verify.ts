/** Tries numbers in the prompt's own inequality: at the ends of the stored set, beside them, and far from them. */
import { promptFormula, promptFormulas, type Verify } from '../../../verify/evidence.ts';
import {
	add,
	divide,
	type Exact,
	exact,
	less,
	readExact,
	readTex,
	subtract,
} from '../../../verify/values.ts';
import {
	lettersOfRelation,
	readCondition,
	expectRegion,
	expectLinesAgree,
} from '../../../verify/regions.ts';

export const verify: Verify = (evidence) => {
	const { question } = evidence;
	const problem = promptFormula(question);
	const [letter = 'x'] = lettersOfRelation(problem);
	const condition = readCondition(problem);
	const isSolution = (x: Exact) => condition({ [letter]: x });
	if (question.answer.kind === 'rational') return expectExtreme(evidence, letter, isSolution);
	return [...expectRegion(question, isSolution), ...expectLinesAgree(question, letter, isSolution)];
};

const STEP = exact(1, 997);

/** The stored value is reached, and a little more (or less) is not. */
function expectExtreme(
	{ question }: Parameters<Verify>[0],
	letter: string,
	isSolution: (x: Exact) => boolean,
): string[] {
	const wanted = readTex(promptFormulas(question)[1] ?? '');
	const stored = readExact(question.answer.value);
	if (!stored) return [`the stored answer ${question.answer.value} is not a number`];
	const at = (x: Exact) => wanted({ [letter]: x });
	const rise = subtract(at(exact(1)), at(exact(0)));
	const place = (value: Exact) => divide(subtract(value, at(exact(0))), rise);
	const greatest = / greatest /.test(question.question);
	const [inside, outside] = greatest
		? [subtract(stored, STEP), add(stored, STEP)]
		: [add(stored, STEP), subtract(stored, STEP)];
	const far = greatest ? exact(-100_000) : exact(100_000);
	if (!less(exact(0), rise)) return ['the expression does not grow with the letter'];
	return isSolution(place(stored)) &&
		isSolution(place(inside)) &&
		isSolution(place(far)) &&
		!isSolution(place(outside))
		? []
		: [`${question.answer.value} is not the extreme value`];
}
