/** Two products that use two resources, by the contexts of the curriculum plan. */
import type { Row } from '../../../steps/linear-system.ts';

export type Plan = { one: Row; two: Row; p: number; q: number };

export type Production = {
	/** In the plural. */
	products: readonly [string, string];
	/** What each limit is about. */
	resources: readonly [string, string];
	/** The numbers stand in the order a₁, a₂, b₁, b₂, c₁, c₂, p, q. */
	tell(plan: Plan): string;
};

const amount = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

type Words = {
	shop: string;
	products: readonly [string, string];
	each: readonly [string, string];
	unit: string;
	uses: readonly [string, string];
	span: string;
};

const stated =
	({ shop, products, each, unit, uses, span }: Words): Production['tell'] =>
	({ one, two, p, q }) =>
		`${shop} makes ${products[0]} and ${products[1]}. Each ${each[0]} takes ${amount(one.a, unit)} of ${uses[0]} and ${amount(two.a, unit)} of ${uses[1]}. Each ${each[1]} takes ${amount(one.b, unit)} of ${uses[0]} and ${amount(two.b, unit)} of ${uses[1]}. ${span} there are at most ${amount(one.c, unit)} for ${uses[0]} and at most ${amount(two.c, unit)} for ${uses[1]}. The profit is $${p} for each ${each[0]} and $${q} for each ${each[1]}.`;

const shop = (words: Words): Production => ({
	products: words.products,
	resources: [`the ${words.unit}s for ${words.uses[0]}`, `the ${words.unit}s for ${words.uses[1]}`],
	tell: stated(words),
});

export const PRODUCTION: Readonly<Record<string, Production>> = {
	'furniture shop': shop({
		shop: 'A furniture shop',
		products: ['chairs', 'tables'],
		each: ['chair', 'table'],
		unit: 'hour',
		uses: ['cutting', 'painting'],
		span: 'In a week,',
	}),
	bakery: shop({
		shop: 'A bakery',
		products: ['batches of layer cakes', 'batches of fruitcakes'],
		each: ['batch of layer cakes', 'batch of fruitcakes'],
		unit: 'hour',
		uses: ['baking', 'decorating'],
		span: 'In a week,',
	}),
	farm: shop({
		shop: 'A farm',
		products: ['baskets of soap', 'baskets of candles'],
		each: ['basket of soap', 'basket of candles'],
		unit: 'hour',
		uses: ['mixing', 'packing'],
		span: 'In a month,',
	}),
	'electronics assembly': shop({
		shop: 'A workshop',
		products: ['radios', 'alarm clocks'],
		each: ['radio', 'alarm clock'],
		unit: 'hour',
		uses: ['assembly', 'testing'],
		span: 'In a week,',
	}),
};
