import { parentPort, workerData } from "node:worker_threads";
import { build, type Task } from "./build.ts";

/** Thread of `stored-builds.ts`: builds one index, hands its bytes over and exits, which frees its memory. */
const task: Task = workerData;
const { packed, notWritten } = await build(task);
parentPort?.postMessage({ packed, notWritten }, [packed.passing.buffer, packed.lasting.buffer]);
