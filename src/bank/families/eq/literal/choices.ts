/** Choose the rearranged formula: the wrong ones come from one operation undone wrongly. */
import { equation, type Expression, symbol } from '../../../../math/expression.ts';
import { say } from '../../../../math/prose.ts';
import { realValue } from '../../../../math/real-value.ts';
import { tex } from '../../../../math/tex.ts';
import { multipleChoice, slip } from '../../../answer.ts';
import type { Draft, Draw } from '../../../family.ts';
import { exactly, says } from './named-formulas.ts';
import { mistaken } from '../../../steps/isolate.ts';
import { lettersOf } from '../../../steps/letter-algebra.ts';
import { literalQuestion, targetsOf } from '../../../steps/literal-question.ts';
import { readFormula } from '../../../steps/read-formula.ts';

export function chooseFormula(draw: Draw): Draft | undefined {
	const text = draw.inTurn('formula');
	const formula = readFormula(exactly(text));
	const targets = targetsOf(formula);
	const target = targets[(draw.int('target') - 1) % targets.length];
	const solved = target === undefined ? undefined : literalQuestion(formula, target);
	const what = says(text);
	const result = solved?.answer.body.parts[0];
	if (!solved || target === undefined || typeof result !== 'object') return undefined;
	const wrong = draw.random.shuffle(mistaken(formula, target));
	const slips: { result: Expression; slip: string }[] = [];
	for (const one of wrong)
		if (![result, ...slips.map((chosen) => chosen.result)].some((other) => same(other, one.result)))
			slips.push(one);
	if (slips.length < 3) return undefined;
	const letter = symbol(target);
	const positive = /sqrt|\^/.test(tex(equation(formula.left, formula.right)))
		? ' All letters stand for positive numbers.'
		: '';
	return {
		prompt: say`The ${what ? 'formula' : 'equation'} ${equation(formula.left, formula.right)} ${what ?? 'is given'}. Which formula gives ${letter}?${positive}`,
		answer: multipleChoice(
			equation(letter, result),
			...slips.slice(0, 3).map((one) => slip(equation(letter, one.result), one.slip)),
		),
		steps: solved.steps,
		hints: solved.hints,
	};
}

/** Equal in value at three points. */
function same(a: Expression, b: Expression): boolean {
	const letters = [...new Set([...lettersOf(a), ...lettersOf(b)])];
	return [1.3, 2.1, 3.7].every((size, at) => {
		const values = new Map(
			letters.map((name, place) => [name, size + 0.7 * place * (at + 1) + 0.1 * place * place]),
		);
		const valueOf = (letter: string) => values.get(letter) ?? Number.NaN;
		const [left, right] = [realValue(a, valueOf), realValue(b, valueOf)];
		return (
			Math.abs(left - right) < 1e-9 * Math.max(1, Math.abs(left)) ||
			(Number.isNaN(left) && Number.isNaN(right))
		);
	});
}
