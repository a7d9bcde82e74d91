import type { APIRoute } from 'astro';
import type { MisconceptionsById } from '../../../../../islands/answer-box/marking-engine.ts';
import { getMaterials } from '../../../../../queries/outline.ts';

/** Some 2 kB for a material's fifty questions: kept out of built questions, and never requested one by one. */
export const getStaticPaths = async () =>
	(await getMaterials())
		.filter(({ questions }) => questions.length > 0)
		.map(({ place, questions }) => ({
			params: {
				book: place.book_name,
				chapter: place.chapter_name,
				material: place.material_name,
			},
			props: {
				named: Object.fromEntries(
					questions.flatMap(({ id, misconceptions }) =>
						misconceptions ? [[id, misconceptions]] : [],
					),
				),
			},
		}));

export const GET: APIRoute<{ named: MisconceptionsById }> = ({ props }) =>
	Response.json(props.named);
