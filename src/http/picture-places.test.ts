import { expect, test } from "bun:test";
import { PicturePlaces } from "./picture-places.ts";

const MEBIBYTE = 1024 * 1024;

const enter = (places: PicturePlaces, network: string, siteId: string, mebibytes: number) =>
  places.enter({ network, siteId, bytes: mebibytes * MEBIBYTE });

test("one network has two uploads at a time, and one of the largest", () => {
  const places = new PicturePlaces();
  expect(enter(places, "a", "s1", 50)).toBeDefined();
  expect(enter(places, "a", "s2", 50)).toBeUndefined();
  const leave = enter(places, "a", "s2", 2);
  expect(enter(places, "a", "s3", 1)).toBeUndefined();
  leave?.();
  leave?.();
  expect(enter(places, "a", "s3", 1)).toBeDefined();
});

test("one site does not take the places of others, and all together take so much memory", () => {
  const places = new PicturePlaces();
  const ofSite = ["a", "b", "c", "d"].map((network) => enter(places, network, "s1", 30));
  expect(ofSite).not.toContain(undefined);
  expect(enter(places, "e", "s1", 1)).toBeUndefined();
  expect(enter(places, "e", "s2", 50)).toBeUndefined();
  expect(enter(places, "e", "s2", 40)).toBeDefined();
  expect(enter(places, "f", "s3", 1)).toBeUndefined();
  ofSite[0]?.();
  expect(enter(places, "f", "s3", 1)).toBeDefined();
});
