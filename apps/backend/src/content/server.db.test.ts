import { expect, test } from "vitest";
import { useBackend } from "#backend/testing/backend.ts";

const backend = useBackend();

test("it answers a ping in words", async () => {
	const reply = await backend.get("/server/ping");
	expect([reply.body, reply.headers["content-type"]]).toEqual(["pong", "text/plain; charset=utf-8"]);
});

test("it says what it is called", async () => {
	expect((await backend.get("/server/info")).json().data.project.project_name).toBe("Uchit");
});

test("it says whether it works, and no more", async () => {
	const reply = await backend.get("/server/health");
	expect(reply.headers["content-type"]).toContain("application/health+json");
	expect(reply.json()).toEqual({ status: "ok" });
});
