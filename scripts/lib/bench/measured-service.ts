import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { dataFolder } from '../books/data-folder.ts';
import { startProcess, type ServerProcess } from '../process/server-process.ts';

const NODE_ADAPTER = 'src/books/service/node.ts';

/**
 * The service with the books as they are, and throwaway records, which are deleted when it stops.
 * @param dataDir the folder of the books, by default the project's own.
 */
export async function startMeasuredService(
	dataDir = dataFolder(process.env),
): Promise<Omit<ServerProcess, 'kill'>> {
	const folder = await mkdtemp(join(tmpdir(), 'bench-'));
	await symlink(resolve(dataDir, 'books.sqlite'), join(folder, 'books.sqlite'));
	const service = await startProcess([NODE_ADAPTER], {
		PORT: '0',
		HOST: '127.0.0.1',
		DATA_DIR: folder,
		POSTS_PER_MINUTE: '1000000000',
	});
	const stop = async () => {
		await service.stop();
		await rm(folder, { recursive: true, force: true });
	};
	return { pid: service.pid, port: service.port, stop };
}
