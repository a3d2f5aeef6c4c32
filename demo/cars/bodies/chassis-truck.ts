import type { BodyShape } from './shape'

export const chassisTruck: BodyShape = {
  length: 214,
  width: 206,
  height: 226,
  frontAxle: 98,
  rearAxle: 466,
  wheelRadius: 37,
  sill: 30,
  tumblehome: 0.12,
  shoulder: [34, 112, 100, 128, 170, 128, 212, 126],
  top: 'M11 34C4 38 1 48 1 60C1 76 4 92 10 102C17 114 34 121 54 126C66 129 76 132 86 136C104 158 124 188 144 206C154 216 166 222 182 224L206 226C211 226 213 222 213.5 214L214 60C214 50 213 42 210 36',
  windscreen: 'M86 136C104 158 124 188 144 206L152 209C132 190 113 160 96 138Z',
  glass:
    'M110 140C122 158 136 178 150 194C155 200 161 202 170 202L196 202C201 202 203 200 203 196L204 146C204 142 202 140 199 140L150 138C136 138 122 138 110 140Z',
  pillars: ['M138 136L144 184L150 192L146 136Z'],
  doors: ['M122 139C130 128 137 114 138 96C139 74 142 54 146 36', 'M208 216C210 150 210 90 208 36'],
  handles: [[192, 120]],
  mirror: [147, 150],
  headlamp: 'M5 90C10 102 20 110 34 115C48 119 60 122 76 127C72 118 60 111 48 106C34 100 18 94 5 90Z',
  tailLamp: 'M540 66L532 66L532 80L540 80Z',
  cladding: 'plain',
  steelWheels: true,
  cargo: { from: 226, to: 590, floor: 92, height: 306, width: 214 },
}
