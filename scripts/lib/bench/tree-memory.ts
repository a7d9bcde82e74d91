/** Memory of a process and everything it started, as Linux counts it. Unavailable on other systems. */
import { readFileSync } from 'node:fs';

/** Resident bytes now; 0 for a process that has exited. Shared pages count once per process. */
export function treeMemory(pid: number): number {
	const own = /^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1];
	const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
	return Number(own ?? 0) * 1024 + children.reduce((sum, child) => sum + treeMemory(child), 0);
}

function read(file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return ''; // ended between two looks
	}
}
