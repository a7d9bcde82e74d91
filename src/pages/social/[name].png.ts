import type { APIRoute } from 'astro';
import type { Card } from '../../social-images/card.ts';
import { getCards } from '../../social-images/cards.ts';
import { drawCard, keepOnly } from '../../social-images/draw-card.ts';

export async function getStaticPaths() {
	const cards = await getCards();
	await keepOnly(cards.values());
	return [...cards].map(([name, card]) => ({ params: { name }, props: { card } }));
}

export const GET: APIRoute<{ card: Card }> = async ({ props }) =>
	new Response(await drawCard(props.card), { headers: { 'content-type': 'image/png' } });
