import { symbol } from '../../../../math/expression.ts';
import { type Prose, say } from '../../../../math/prose.ts';
import { multipleChoice, slip } from '../../../answer.ts';
import { type Draft, type Draw, sentence } from '../../../family.ts';
import { CLAIMS } from './coordinate-proofs.ts';

const LETTERINGS = ['ABCD', 'KLMN', 'PQRS', 'EFGH', 'TUVW'];

/** The letters of the corners are exchanged and set as formulas; everything else of the words stays. */
function relettered(text: string, letters: string): Prose {
	const parts = text.split(/\b([A-D]{1,4})\b/).map((part, place) => {
		if (place % 2 === 0) return part;
		return symbol([...part].map((letter) => letters.charAt('ABCD'.indexOf(letter))).join(''));
	});
	return { parts: parts.filter((part) => part !== '') };
}

export function sufficientCalculation(draw: Draw): Draft | undefined {
	const type = draw.inTurn('type');
	const found = draw.random.pick(CLAIMS.filter((one) => one.type === type));
	const letters = draw.random.pick(LETTERINGS);
	const said = (text: string) => relettered(text, letters);
	const option = (text: string) => say`${said(text)}.`;
	return {
		prompt: say`The vertices of a figure are known. Which result of a calculation is enough to prove that ${said(found.claim)}?`,
		answer: multipleChoice(
			option(found.proof),
			...found.insufficient.map(({ text, why }) => slip(option(text), why)),
		),
		steps: [
			sentence(say`To prove: ${said(found.claim)}.`, found.reason),
			sentence(
				option(found.proof),
				'this is enough; the other results also fit figures of another kind',
			),
		],
		hints: [say`For each result, try to draw a figure that fits it but is not what is claimed.`],
	};
}
