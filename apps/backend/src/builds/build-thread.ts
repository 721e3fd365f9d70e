import { parentPort, workerData } from "node:worker_threads";
import { build, type Task } from "./build.ts";

/** A thread of `stored-builds.ts`: it builds one index, hands its bytes over, and is gone with all that it needed for that. */
const task: Task = workerData;
const { packed, notWritten } = await build(task);
parentPort?.postMessage({ packed, notWritten }, [packed.passing.buffer, packed.lasting.buffer]);
