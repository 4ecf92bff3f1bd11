export const ROAD_RULES = {
  leastSpeed: 20,
  golfCart: ['A cart stays on private land.'],
  lowSpeedVehicle: ['A registered cart may use local streets.'],
  package: 'Our road package adds lights and mirrors.',
}
