import type { APIRoute } from 'astro';
import { getStaticFile } from '../../queries/static-data.ts';
import { STATIC_DATA_NAMES, type StaticDataName } from '../../schemas/wire/static-data.ts';

export const getStaticPaths = () =>
	STATIC_DATA_NAMES.map((name) => ({ params: { name }, props: { name } }));

export const GET: APIRoute<{ name: StaticDataName }> = async ({ props }) =>
	Response.json(await getStaticFile(props.name));
