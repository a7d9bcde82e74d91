/** The part of pct.price that goes back from a price after a discount or markup. */
import { sentence, type Skills, withMisconceptions } from '../../../family.ts';
import { symbol } from '../../../../math/expression.ts';
import { money } from '../../../../math/notation.ts';
import { say } from '../../../../math/prose.ts';
import { laterName, wareFor } from './shopping.ts';
import { dollarsAnswer, moneyAnswer, percentOf } from '../../../steps/amounts.ts';
import { changed, originalLines } from '../../../steps/percent-lines.ts';

export const originalSkills: Skills = {
	'Find the original price'(draw) {
		const [o, p] = [draw.int('o'), draw.int('p')];
		// Of $100, every percent is as many dollars.
		if (o === 100) return undefined;
		const isSale = draw.inTurn('kind') === 'sale';
		const end = changed(o, isSale ? -p : p);
		const ware = wareFor(draw.random, o, end.valueOf());
		if (!ware) return undefined;
		const answer = withMisconceptions(
			dollarsAnswer(o, 'decimal'),
			[
				moneyAnswer(changed(end, isSale ? p : -p)),
				isSale ? `added ${p}% of the sale price` : `subtracted ${p}% of the selling price`,
			],
			[
				moneyAnswer(changed(end, isSale ? -p : p)),
				`applied the ${isSale ? 'discount' : 'markup'} again instead of reversing it`,
			],
		);
		return {
			prompt: isSale
				? say`A ${ware} is on sale for ${percentOf(p)} off. The sale price is ${money(end)}. What was the original price, in dollars?`
				: say`A store marks up the cost of a ${ware} by ${percentOf(p)}. The price is then ${money(end)}. How many dollars did the store pay for ${laterName(ware)}?`,
			answer,
			steps: [
				...originalLines(
					end,
					isSale ? -p : p,
					isSale ? ['original price', 'sale price'] : ['cost', 'selling price'],
				),
				sentence(
					isSale
						? say`The original price was ${answer.body}.`
						: say`The store paid ${answer.body} for ${laterName(ware)}.`,
				),
			],
			hints: [
				isSale
					? say`The original price is ${percentOf(100)}. What percent of it is the sale price?`
					: say`The cost to the store is ${percentOf(100)}. What percent of it is the selling price?`,
				say`Let ${symbol('n')} be the ${isSale ? 'original price' : 'cost'}. What equation relates ${symbol('n')} to the ${isSale ? 'sale' : 'selling'} price?`,
			],
		};
	},
};
