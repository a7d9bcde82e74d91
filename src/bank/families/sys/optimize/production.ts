/** Two products that use two resources, by the contexts of the curriculum plan. */
import type { Row } from '../../../steps/linear-system.ts';

type Plan = { one: Row; two: Row; p: number; q: number };

type Production = {
	/** In the plural. */
	products: readonly [string, string];
	/** What each limit is about. */
	resources: readonly [string, string];
	/** What one product may bring in. */
	mostProfit: number;
	/** The numbers appear in the order a₁, a₂, b₁, b₂, c₁, c₂, p, q. */
	tell(plan: Plan): string;
};

type Words = {
	shop: string;
	makes?: string;
	products: readonly [string, string];
	each: readonly [string, string];
	uses: readonly [string, string];
	unit: 'minute' | 'hour';
	span: string;
};

const stated =
	({ shop, makes = 'makes', products, each, uses, unit, span }: Words): Production['tell'] =>
	({ one, two, p, q }) => {
		const time = (count: number) => `${count} ${unit}${count === 1 ? '' : 's'}`;
		return `${shop} ${makes} ${products[0]} and ${products[1]}. Each ${each[0]} takes ${time(one.a)} of ${uses[0]} and ${time(two.a)} of ${uses[1]}. Each ${each[1]} takes ${time(one.b)} of ${uses[0]} and ${time(two.b)} of ${uses[1]}. ${span} at most ${time(one.c)} are available for ${uses[0]}, and at most ${time(two.c)} are available for ${uses[1]}. The profit is $${p} for each ${each[0]} and $${q} for each ${each[1]}.`;
	};

const shop = (words: Words): Production => ({
	products: words.products,
	resources: [`the ${words.unit}s for ${words.uses[0]}`, `the ${words.unit}s for ${words.uses[1]}`],
	mostProfit: words.unit === 'minute' ? 25 : 40,
	tell: stated(words),
});

export const PRODUCTION: Readonly<Record<string, Production>> = {
	'furniture shop': shop({
		shop: 'A furniture shop',
		products: ['chairs', 'tables'],
		each: ['chair', 'table'],
		uses: ['building', 'finishing'],
		unit: 'hour',
		span: 'One week,',
	}),
	bakery: shop({
		shop: 'A bakery',
		makes: 'prepares',
		products: ['cookie boxes', 'cupcake boxes'],
		each: ['cookie box', 'cupcake box'],
		uses: ['decorating', 'packing'],
		unit: 'minute',
		span: 'One afternoon,',
	}),
	farm: shop({
		shop: 'A gift shop',
		makes: 'prepares',
		products: ['soap baskets', 'candle baskets'],
		each: ['soap basket', 'candle basket'],
		uses: ['wrapping', 'packing'],
		unit: 'minute',
		span: 'One morning,',
	}),
	'electronics assembly': shop({
		shop: 'A workshop',
		products: ['reading lights', 'desk lamps'],
		each: ['reading light', 'desk lamp'],
		uses: ['assembly', 'testing'],
		unit: 'minute',
		span: 'One morning,',
	}),
};
