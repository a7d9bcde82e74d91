/** Two groups that are compared, for the question what may be concluded. */
export type Treatment = {
	ctx: string;
	people: string;
	are: 'who' | 'that';
	does: string;
	/** The same behind "would" and "to". */
	wouldDo: string;
	result: string;
};

export const TREATMENTS: readonly Treatment[] = [
	{
		ctx: 'library visitors',
		people: 'visitors to the library',
		are: 'who',
		does: 'got a book recommendation',
		wouldDo: 'get a book recommendation',
		result: 'borrowed more books',
	},
	{
		ctx: 'battery life',
		people: 'phones in the company',
		are: 'that',
		does: 'ran a new program',
		wouldDo: 'run a new program',
		result: 'had a longer battery life',
	},
	{
		ctx: 'commute times',
		people: 'employees of the company',
		are: 'who',
		does: 'left home earlier than usual',
		wouldDo: 'leave home earlier than usual',
		result: 'had shorter travel times',
	},
	{
		ctx: 'plant growth',
		people: 'plants in the nursery',
		are: 'that',
		does: 'got a new fertilizer',
		wouldDo: 'get a new fertilizer',
		result: 'grew taller',
	},
	{
		ctx: 'app users',
		people: 'users of the app',
		are: 'who',
		does: 'got daily reminders',
		wouldDo: 'get daily reminders',
		result: 'practised more often',
	},
	{
		ctx: 'tree heights',
		people: 'young trees in the forest',
		are: 'that',
		does: 'got extra water',
		wouldDo: 'get extra water',
		result: 'grew taller',
	},
];
