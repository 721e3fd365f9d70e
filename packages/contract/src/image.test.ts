import { expect, test } from "vitest";
import { sniffImageType } from "./image.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
	["image/jpeg", "\xff\xd8\xff\xe0\0\x10JFIF"],
	["image/png", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"],
	["image/gif", "GIF89a\x01\0"],
	["image/webp", "RIFF\x24\0\0\0WEBPVP8 "],
	["image/avif", "\0\0\0\x20ftypavif\0\0\0\0avifmif1"],
	["image/avif", "\0\0\0\x1cftypmif1\0\0\0\0mif1avif"],
	["image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
	["image/svg+xml", "\n<?xml version='1.0'?><!-- a > b --><!DOCTYPE svg PUBLIC 'x' 'y'>\n<SVG/>"],
	["image/svg+xml", "<!DOCTYPE svg [ <!ENTITY a 'b'> ]><svg:svg/>"],
	[undefined, "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
	[undefined, "\0\0\0\x18ftyp"],
	[undefined, "<!doctype html><svg/>"],
	[undefined, "<svgx/>"],
	[undefined, "GIF"],
	[undefined, ""],
])("%s is detected from the first bytes: %j", (type, text) => {
	expect(sniffImageType(bytes(text))).toBe(type);
});

test("an SVG behind a byte order mark is an SVG", () => {
	expect(sniffImageType(Buffer.from("\ufeff<svg/>"))).toBe("image/svg+xml");
});
