/** The properties of operations: what each one does, and which others are mistaken for it and why. */
type Property = {
	name: string;
	/** What happens from one side of the equation to the other. */
	sees: string;
	/** Other properties with the mistake that leads to them. */
	mistakenFor: readonly (readonly [name: string, mistake: string])[];
};

const commutativeSum = 'commutative property of addition';
const commutativeProduct = 'commutative property of multiplication';
const associativeSum = 'associative property of addition';
const associativeProduct = 'associative property of multiplication';
const distributive = 'distributive property';
const identitySum = 'identity property of addition';
const identityProduct = 'identity property of multiplication';
const inverseSum = 'inverse property of addition';
const inverseProduct = 'inverse property of multiplication';
const zeroProduct = 'zero property of multiplication';

const ORDER = 'mistook a change of order for a change of grouping';
const GROUPING = 'mistook a change of grouping for a change of order';
const OPERATION = 'did not check whether the operation is addition or multiplication';
const GIVES_ZERO = 'mistook a result of 0 for adding 0';

export const PROPERTIES: readonly Property[] = [
	{
		name: commutativeSum,
		sees: 'The same terms are added in a different order.',
		mistakenFor: [
			[associativeSum, ORDER],
			[commutativeProduct, OPERATION],
			[inverseSum, 'mistook the reversed order for an inverse'],
		],
	},
	{
		name: commutativeProduct,
		sees: 'The same factors are multiplied in a different order.',
		mistakenFor: [
			[associativeProduct, ORDER],
			[commutativeSum, OPERATION],
			[distributive, 'noticed the product but did not check for a sum in brackets'],
		],
	},
	{
		name: associativeSum,
		sees: 'The order stays the same, but the terms are grouped differently.',
		mistakenFor: [
			[commutativeSum, GROUPING],
			[associativeProduct, OPERATION],
			[distributive, 'noticed the brackets but did not check for a factor in front of them'],
		],
	},
	{
		name: associativeProduct,
		sees: 'The order stays the same, but the factors are grouped differently.',
		mistakenFor: [
			[commutativeProduct, GROUPING],
			[associativeSum, OPERATION],
			[distributive, 'noticed the brackets but did not check for a sum inside them'],
		],
	},
	{
		name: distributive,
		sees: 'The factor outside the brackets multiplies each term inside.',
		mistakenFor: [
			[associativeProduct, 'noticed the brackets but overlooked the two different operations'],
			[commutativeProduct, 'noticed the product but overlooked the brackets'],
			[associativeSum, 'looked only at the sum inside the brackets'],
		],
	},
	{
		name: identitySum,
		sees: 'Adding 0 does not change the expression.',
		mistakenFor: [
			[identityProduct, OPERATION],
			[inverseSum, 'mistook adding 0 for getting a sum of 0'],
			[zeroProduct, 'noticed the 0 but did not check whether it is added or multiplied'],
		],
	},
	{
		name: identityProduct,
		sees: 'Multiplying by 1 does not change the expression.',
		mistakenFor: [
			[identitySum, OPERATION],
			[inverseProduct, 'mistook multiplying by 1 for getting a product of 1'],
			[commutativeProduct, 'noticed the product but overlooked the 1'],
		],
	},
	{
		name: inverseSum,
		sees: 'The sum of a term and its opposite is 0.',
		mistakenFor: [
			[identitySum, GIVES_ZERO],
			[inverseProduct, OPERATION],
			[zeroProduct, 'noticed the result 0, but nothing is multiplied by 0'],
		],
	},
	{
		name: inverseProduct,
		sees: 'The product of a number and its reciprocal is 1.',
		mistakenFor: [
			[identityProduct, 'mistook a result of 1 for multiplying by 1'],
			[inverseSum, OPERATION],
			[
				commutativeProduct,
				'noticed the product but did not check whether the order of its factors changes',
			],
		],
	},
	{
		name: zeroProduct,
		sees: 'Multiplying any number by 0 gives 0.',
		mistakenFor: [
			[identitySum, 'noticed the 0 but did not check whether it is added or multiplied'],
			[identityProduct, 'mistook multiplying by 0 for multiplying by 1'],
			[inverseSum, 'looked only at the result 0'],
		],
	},
];

/** By the short names of the curriculum plan; "identity" and "inverse" each have one for either operation. */
export const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
	'commutative +': [commutativeSum],
	'commutative ×': [commutativeProduct],
	'associative +': [associativeSum],
	'associative ×': [associativeProduct],
	distributive: [distributive],
	identity: [identitySum, identityProduct],
	inverse: [inverseSum, inverseProduct],
	'zero product': [zeroProduct],
};
