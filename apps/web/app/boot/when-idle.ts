/** The pause in Safari, which has no idle callback. */
const PAUSE_MS = 200;

const tasks: (() => void)[] = [];

export function whenIdle(task: () => void): void {
	tasks.push(task);
	if (tasks.length === 1) askForMoment();
}

function askForMoment(): void {
	if (typeof requestIdleCallback === "function") requestIdleCallback(takeMoment);
	else setTimeout(takeMoment, PAUSE_MS);
}

function takeMoment(): void {
	const [task] = tasks;
	try {
		task?.();
	} finally {
		tasks.shift();
		if (tasks.length > 0) askForMoment();
	}
}
