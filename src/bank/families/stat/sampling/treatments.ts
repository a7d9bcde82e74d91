/** Two groups that are compared, for the question what may be concluded. */
export type Treatment = { ctx: string; people: string; does: string; result: string };

export const TREATMENTS: readonly Treatment[] = [
	{
		ctx: 'library visitors',
		people: 'visitors of the library',
		does: 'got a reading tip',
		result: 'borrowed more books',
	},
	{
		ctx: 'battery life',
		people: 'phones of the company',
		does: 'ran a new program',
		result: 'had a longer battery life',
	},
	{
		ctx: 'commute times',
		people: 'employees of the company',
		does: 'used a new route',
		result: 'had shorter travel times',
	},
	{
		ctx: 'plant growth',
		people: 'plants of the nursery',
		does: 'got a new fertilizer',
		result: 'grew taller',
	},
	{
		ctx: 'app users',
		people: 'users of the app',
		does: 'got daily reminders',
		result: 'practised more often',
	},
	{
		ctx: 'tree heights',
		people: 'young trees of the forest',
		does: 'got extra water',
		result: 'grew taller',
	},
];
