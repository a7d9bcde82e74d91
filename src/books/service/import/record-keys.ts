import type { ImportRecordType } from '../../../schemas/wire/import-record.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** What must be unique in a file: the field's path, and a key made of the kind of id and the id. */
type UniqueKey = { path: string; found: string; key: string };

/** Read from the raw record, so a line with another issue is still compared with the rest. */
export function uniqueKeys(type: ImportRecordType, record: Fields): UniqueKey[] {
	const unique = (path: string, value: unknown, scope = path): UniqueKey[] =>
		typeof value === 'string' ? [{ path, found: value, key: `${type} ${scope} ${value}` }] : [];
	if (type === 'book') {
		return [
			...unique('common_name', record['common_name']),
			...unique('id', record['id']).map((id) => ({ ...id, key: id.key.toLowerCase() })),
		];
	}
	if (type !== 'chapter') return unique('id', record['id']);
	const materials = objectsIn(record['materials']);
	const place = `${String(record['book_name'])}/${String(record['name'])}`;
	return [
		...unique('name', record['name'], String(record['book_name'])),
		...materials.flatMap((material) => [
			...unique('materials.name', material['name'], place),
			...objectsIn(material['topics']).flatMap((topic) =>
				unique('materials.topics.id', topic['id']),
			),
		]),
	];
}

/** As `uniqueKeys` writes them, and `store/missing-records.ts` in SQL. */
export const chapterKey = (bookName: string, name: string): string => `chapter ${bookName} ${name}`;
export const figureKey = (id: string): string => `figure id ${id}`;

export const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const objectsIn = (list: unknown): Fields[] => (Array.isArray(list) ? list.filter(isFields) : []);
