import { beforeEach, expect, test } from 'vitest';
import { createQuestion } from '../books/records.testdata.ts';
import { anotherPath } from './another.ts';
import { createTestClient } from './books-client.testdata.ts';
import { deleteProgress, recordTry } from './progress.ts';
import { provideServices } from './services.ts';

const PLANNED = '/workbooks/pre-algebra/1-integers/1-2-adding-integers/planned-1';
const done = (questionId: string) =>
	recordTry({ questionId, bookName: 'b', chapterName: 'c', materialName: 'm' }, 'right', 1);

beforeEach(() => deleteProgress());

test('stays in the material while its next question is open, without a request', async () => {
	provideServices({ client: createTestClient() });
	await expect(anotherPath('int-add-1', PLANNED)).resolves.toBe(PLANNED);
});

test('leaves it for an open question that the service knows', async () => {
	done('planned-1');
	done('done-2');
	const far = createQuestion({ id: 'open-3', material_name: '9-9-imported' });
	provideServices({
		client: createTestClient({
			skillQuestions: async () => ['planned-1', 'done-2', 'open-3'],
			questionDetails: async () => far,
		}),
	});
	const path = await anotherPath('int-add-1', PLANNED);
	expect(path).toMatch(/\/9-9-imported\/open-3$/);
});

test('repeats the planned one if all are done or the service does not respond', async () => {
	done('planned-1');
	provideServices({ client: createTestClient({ skillQuestions: async () => ['planned-1'] }) });
	await expect(anotherPath('int-add-1', PLANNED)).resolves.toBe(PLANNED);
	provideServices({ client: createTestClient() });
	await expect(anotherPath('int-add-1', PLANNED)).resolves.toBe(PLANNED);
});
