/** Two products that use two resources, by the contexts of the curriculum plan. */
import type { Row } from '../../../steps/linear-system.ts';

export type Plan = { one: Row; two: Row; p: number; q: number };

export type Production = {
	/** In the plural. */
	products: readonly [string, string];
	/** What each limit is about. */
	resources: readonly [string, string];
	/** The numbers appear in the order a₁, a₂, b₁, b₂, c₁, c₂, p, q. */
	tell(plan: Plan): string;
};

const minutes = (count: number): string => `${count} ${count === 1 ? 'minute' : 'minutes'}`;

type Words = {
	shop: string;
	products: readonly [string, string];
	each: readonly [string, string];
	uses: readonly [string, string];
	span: string;
};

const stated =
	({ shop, products, each, uses, span }: Words): Production['tell'] =>
	({ one, two, p, q }) =>
		`${shop} makes ${products[0]} and ${products[1]}. Each ${each[0]} takes ${minutes(one.a)} of ${uses[0]} and ${minutes(two.a)} of ${uses[1]}. Each ${each[1]} takes ${minutes(one.b)} of ${uses[0]} and ${minutes(two.b)} of ${uses[1]}. ${span} there are at most ${minutes(one.c)} for ${uses[0]} and at most ${minutes(two.c)} for ${uses[1]}. The profit is $${p} for each ${each[0]} and $${q} for each ${each[1]}.`;

const shop = (words: Words): Production => ({
	products: words.products,
	resources: [`the minutes for ${words.uses[0]}`, `the minutes for ${words.uses[1]}`],
	tell: stated(words),
});

export const PRODUCTION: Readonly<Record<string, Production>> = {
	'furniture shop': shop({
		shop: 'A furniture shop',
		products: ['chairs', 'tables'],
		each: ['chair', 'table'],
		uses: ['cutting', 'painting'],
		span: 'One afternoon,',
	}),
	bakery: shop({
		shop: 'A bakery',
		products: ['layer cakes', 'fruitcakes'],
		each: ['layer cake', 'fruitcake'],
		uses: ['decorating', 'packing'],
		span: 'One afternoon,',
	}),
	farm: shop({
		shop: 'A farm',
		products: ['baskets of soap', 'baskets of candles'],
		each: ['basket of soap', 'basket of candles'],
		uses: ['wrapping', 'packing'],
		span: 'One morning,',
	}),
	'electronics assembly': shop({
		shop: 'A workshop',
		products: ['radios', 'alarm clocks'],
		each: ['radio', 'alarm clock'],
		uses: ['assembly', 'testing'],
		span: 'One afternoon,',
	}),
};
